export const anaDigType = ['DIGSSS', 'ANA', 'DIG', 'DIGVEC', 'DIGFLD', 'DIGORG', 'DIGREP'] as const

export const lineCategory = ['ANA', 'DIG'] as const
