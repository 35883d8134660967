export type Json = { readonly [key: string]: unknown }

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isGiven = (value: unknown): boolean => value !== undefined && value !== null

export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** A value as a fault tells it: a text as it is, anything else as its JSON. */
export const sayJson = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
