export const productionCodes = {
  'product.Gas': 'Gas',
  'product.Oil': 'Oil',
  'product.Condensate': 'Condensate',
  'product.Water': 'Water',
  'product.Diesel': 'Diesel',
  'product.Brine': 'Brine',
  'product.Salt': 'Salt',
  'product.N2': 'Nitrogen (N2)',

  'productionType.Injected': 'Injected',
  'productionType.Produced': 'Produced',
  'productionType.Discharged': 'Discharged',
  'productionType.Stored': 'Stored',
  'productionType.Delivered': 'Delivered',
  'productionType.Flared': 'Flared',
  'productionType.Consumed': 'Consumed',
} as const
