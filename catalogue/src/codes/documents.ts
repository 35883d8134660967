/** Report, measurement, plot. */
export const assetType = ['AERA', 'ADBM', 'ADPB'] as const

export const fileType = ['PDF', 'TIF', 'LAS', 'DLIS', 'LIS', 'ASC'] as const

/** A composite of several runs, or one logging run. */
export const logDescription = ['CMP', 'LOGRUN'] as const

/** What is measured most in a borehole, under the names that log files give it. */
export const logCurve = ['GR', 'SP', 'DT', 'RHOB', 'NPHI', 'CALI', 'RT'] as const
