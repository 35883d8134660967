export const onOffshore = ['ON', 'OFF'] as const

/** The fifteen results of S3. */
export const boreholeResult = [
  'COAL',
  'DRY',
  'FLR',
  'GAS',
  'GOS',
  'GSS',
  'GWOS',
  'OAG',
  'OIL',
  'OLS',
  'OWGS',
  'SALT',
  'UNK',
  'WTR',
  'WTS',
] as const

/** The nineteen phrases of S3. The wire carries them in this spelling whatever the language. */
export const specifiedStatuses = [
  'Abandoned',
  'Borehole ready',
  'Closed-in',
  'Completed to well',
  'Drilling',
  'FAILED',
  'Injecting',
  'Observing',
  'Planned',
  'Plugged back',
  'Plugged back and sidetracked',
  'Producing/Injecting',
  'Spudded',
  'Suspended',
  'TD',
  'Technisch mislukt en sidetracked',
  'Temporarily abandoned',
  'Unknown',
  'Water injecting',
] as const

/** Every status we have a text for: the nineteen, and those that the register of today holds beside them. */
export const boreholeStatus = [
  ...specifiedStatuses,
  'Plugged and abandoned',
  'Monitoring',
  'Sidetracked',
] as const

/** Not in use, and not closed for good: these boreholes are idle. Both ways in which a status is written count. */
export const idleStatuses: readonly string[] = [
  'Closed-in',
  'Closed-In',
  'Suspended',
  'Temporarily abandoned',
]

/** Still to be drilled. */
export const plannedStatus = 'Planned' satisfies (typeof boreholeStatus)[number]

export const boreholePurpose = [
  'EXP-HC',
  'EXP',
  'EVA-HC',
  'DEV-HC',
  'DEV-I',
  'DEV-PS',
  'EXP-S',
  'DEV-PH',
  'EXP-W',
  'DEV-C',
  'EXP-C',
  'DEV-SG',
  'DEV-SC',
  'VKN-G',
  'OBS',
  'DEV',
] as const

/** Drilled for the heat of the earth. */
export const geothermalPurposes: readonly string[] = [
  'DEV-PH',
  'EXP-W',
] satisfies readonly (typeof boreholePurpose)[number][]

/** A hole of its own, or a sidetrack that leaves another hole. */
export const boreholeType = ['BRH', 'STR'] as const

export const boreholeShape = ['V', 'D', 'H'] as const
