export const fieldCodes = {
  'fieldStatus.W': 'In production',
  'fieldStatus.NP<5': 'Production planned within 5 years',
  'fieldStatus.NP>5': 'Production planned after 5 years',
  'fieldStatus.U': 'Depleted',
  'fieldStatus.T': 'Temporarily abandoned',
  'fieldStatus.A': 'Abandoned',
  'fieldStatus.UGS': 'Gas storage',

  'mineral.O': 'Oil',
  'mineral.G': 'Gas',
  'mineral.O/G': 'Oil and gas',
  'mineral.S': 'Salt',
  'mineral.GT': 'Geothermal heat',
  'mineral.N2': 'Nitrogen (N2)',

  'landSea.L': 'Onshore',
  'landSea.S': 'Offshore',
} as const
