export const productionCodes = {
  'product.Gas': 'Gas',
  'product.Oil': 'Olie',
  'product.Condensate': 'Condensaat',
  'product.Water': 'Water',
  'product.Diesel': 'Diesel',
  'product.Brine': 'Pekel',
  'product.Salt': 'Zout',
  'product.N2': 'Stikstof (N2)',

  'productionType.Injected': 'Geïnjecteerd',
  'productionType.Produced': 'Geproduceerd',
  'productionType.Discharged': 'Geloosd',
  'productionType.Stored': 'Opgeslagen',
  'productionType.Delivered': 'Afgeleverd',
  'productionType.Flared': 'Afgefakkeld',
  'productionType.Consumed': 'Verbruikt',
} as const
