export const product = ['Gas', 'Oil', 'Condensate', 'Water', 'Diesel', 'Brine', 'Salt', 'N2'] as const
export type Product = (typeof product)[number]

export const productionType = [
  'Injected',
  'Produced',
  'Discharged',
  'Stored',
  'Delivered',
  'Flared',
  'Consumed',
] as const
export type ProductionType = (typeof productionType)[number]

export const unit = ['1000Nm3', '1000Sm3', 'M3', '1000Kg', 'Nm3', 'Sm3', 'L'] as const
export type Unit = (typeof unit)[number]
