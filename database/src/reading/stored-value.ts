import type { ColumnKind, Value } from '@datacentre/catalogue/grammar/column'

/** What both stores keep: a day is its yyyy-MM-dd and a list of names its JSON. */
export type StoredValue = string | number | null

type Form = {
  toStored(value: Value): StoredValue
  toWire(stored: StoredValue): Value
}

const asItIs: Form = {
  // The SQLite driver ends the whole process when it is handed a boolean, so what is not expected stops here.
  toStored: (value) => {
    if (value === null || typeof value === 'string' || typeof value === 'number') return value
    throw new TypeError(`${JSON.stringify(value)} is neither text nor a number.`)
  },
  toWire: (stored) => stored,
}

const DAY_LENGTH = 'yyyy-MM-dd'.length

const day: Form = {
  toStored: (value) =>
    typeof value === 'number' ? new Date(value).toISOString().slice(0, DAY_LENGTH) : null,
  toWire: (stored) => (typeof stored === 'string' ? Date.parse(stored) : null),
}

const names: Form = {
  toStored: (value) => (value === null ? null : JSON.stringify(value)),
  toWire: (stored) => (typeof stored === 'string' ? JSON.parse(stored) : []),
}

export const forms = {
  id: asItIs,
  text: asItIs,
  code: asItIs,
  codeList: asItIs,
  list: asItIs,
  file: asItIs,
  year: asItIs,
  flag: asItIs,
  number: asItIs,
  coordinate: asItIs,
  day,
  month: day,
  names,
} as const satisfies Record<ColumnKind, Form>

/** The kinds whose stored form is not yet their wire form. */
export const needsReading = (kind: ColumnKind): boolean => forms[kind] !== asItIs
