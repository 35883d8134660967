/** What visitors read, written out beside the texts. 'Discharged' of gas and N2 is shown as injected (S5, D21). */
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
