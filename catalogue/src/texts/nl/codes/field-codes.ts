export const fieldCodes = {
  'fieldStatus.W': 'In productie',
  'fieldStatus.NP<5': 'Productie gepland binnen 5 jaar',
  'fieldStatus.NP>5': 'Productie gepland na 5 jaar',
  'fieldStatus.U': 'Uitgeproduceerd',
  'fieldStatus.T': 'Tijdelijk verlaten',
  'fieldStatus.A': 'Verlaten',
  'fieldStatus.UGS': 'Ondergrondse gasopslag',

  'mineral.O': 'Olie',
  'mineral.G': 'Gas',
  'mineral.O/G': 'Olie en gas',
  'mineral.S': 'Zout',
  'mineral.GT': 'Aardwarmte',
  'mineral.N2': 'Stikstof (N2)',

  'landSea.L': 'Op land',
  'landSea.S': 'Op zee',
} as const
