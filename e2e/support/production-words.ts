/** What visitors read, written out beside the texts. 'Discharged' of gas and N2 is shown as injected (S5, D21). */
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
