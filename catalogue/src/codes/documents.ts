/** Report, measurement, plot. */
export const assetType = ['AERA', 'ADBM', 'ADPB'] as const

export const fileType = ['PDF', 'TIF', 'LAS', 'DLIS', 'LIS', 'ASC'] as const

/** A composite of several runs, or one logging run. */
export const logDescription = ['CMP', 'LOGRUN'] as const

/** How the log files of a borehole are kept apart; a logical file is one recording out of a file that holds several. */
export const documentGroup = [
  'COMPOSITE_LOG_FILE',
  'LAS_AND_ASCII_FILES',
  'DLIS_AND_LIS_FILES',
  'LOGICAL_FILES_DLIS_AND_LIS',
] as const

/** What is measured most in a borehole, under the names that log files give it. */
export const logCurve = ['GR', 'SP', 'DT', 'RHOB', 'NPHI', 'CALI', 'RT'] as const
