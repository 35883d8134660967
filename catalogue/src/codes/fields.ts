export const fieldStatus = ['W', 'NP<5', 'NP>5', 'U', 'T', 'A', 'UGS'] as const

export const mineral = ['O', 'G', 'O/G', 'S', 'GT', 'N2'] as const

/** L means land (S3). */
export const landSea = ['L', 'S'] as const
