/** Sections 5 and 9 of the specification, written out. 'Discharged' of gas and N2 is shown as injected (S5, D21). */
export const allowedTypes = {
  well: {
    Brine: ['Injected', 'Produced'],
    Condensate: ['Produced'],
    Diesel: ['Injected', 'Produced'],
    Gas: ['Discharged', 'Produced'],
    N2: ['Injected', 'Produced'],
    Oil: ['Produced'],
    Water: ['Injected', 'Produced'],
    Salt: ['Injected', 'Produced'],
  },
  field: {
    Brine: ['Injected', 'Produced'],
    Condensate: ['Produced'],
    Diesel: ['Injected', 'Produced'],
    Gas: ['Discharged', 'Produced', 'Stored'],
    N2: ['Discharged', 'Stored'],
    Oil: ['Produced'],
    Water: ['Injected', 'Produced'],
    Salt: ['Injected', 'Produced'],
  },
  facility: { Gas: ['Flared', 'Consumed'] },
} as const

export const productWords = {
  nl: {
    Gas: 'Gas',
    Oil: 'Olie',
    Condensate: 'Condensaat',
    Water: 'Water',
    Diesel: 'Diesel',
    Brine: 'Pekel',
    Salt: 'Zout',
    N2: 'Stikstof (N2)',
  },
  en: {
    Gas: 'Gas',
    Oil: 'Oil',
    Condensate: 'Condensate',
    Water: 'Water',
    Diesel: 'Diesel',
    Brine: 'Brine',
    Salt: 'Salt',
    N2: 'Nitrogen (N2)',
  },
} as const

export const typeWords = {
  nl: {
    Injected: 'Geïnjecteerd',
    Produced: 'Geproduceerd',
    Discharged: 'Geïnjecteerd',
    Stored: 'Opgeslagen',
    Flared: 'Afgefakkeld',
    Consumed: 'Verbruikt',
  },
  en: {
    Injected: 'Injected',
    Produced: 'Produced',
    Discharged: 'Injected',
    Stored: 'Stored',
    Flared: 'Flared',
    Consumed: 'Consumed',
  },
} as const

export const placeWords = {
  nl: { everywhere: 'Alle', land: 'Op land', sea: 'Op zee' },
  en: { everywhere: 'All', land: 'Onshore', sea: 'Offshore' },
} as const

/** Section 3: the units of each product, the default first. */
const units: Readonly<Record<string, readonly string[]>> = {
  Gas: ['1000 Nm³', '1000 Sm³'],
  Brine: ['m³'],
  Salt: ['1000 kg'],
  N2: ['Nm³'],
}
const OTHER_UNITS = ['Sm³'] as const

export const unitsOf = (product: string): readonly string[] => units[product] ?? OTHER_UNITS
