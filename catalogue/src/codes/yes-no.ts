/** Dutch ja and nee, as the wire carries them. */
export const yesNo = ['J', 'N'] as const
