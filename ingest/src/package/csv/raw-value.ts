import type { Column } from '@datacentre/catalogue/grammar/column'

/** A JSON value of a type that its column does not take. */
export class Misfit {
  readonly text: string
  readonly type: string
  constructor(value: unknown, type: string) {
    this.text = JSON.stringify(value)
    this.type = type
  }
}

/** A value that is not written the way its file says values are. */
export class Refused {
  readonly text: string
  readonly rule: string
  constructor(text: string, rule: string) {
    this.text = text
    this.rule = rule
  }
}

/** A value as it stands in its file: a text (empty for nothing) or, in GeoJSON, names one by one. */
export type RawValue = string | readonly string[] | Misfit | Refused

/** A JSON value in the form a CSV file would have it; only names come as an array. */
export function rawValue(value: unknown, column: Column): RawValue {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (!Array.isArray(value)) return new Misfit(value, typeof value === 'object' ? 'an object' : 'a boolean')
  if (column.kind !== 'names') return new Misfit(value, 'an array')
  const names: readonly unknown[] = value
  if (!names.every((name) => typeof name === 'string')) {
    return new Misfit(value, 'an array that holds anything but texts')
  }
  return names.map((name) => name.trim()).filter((name) => name !== '')
}
