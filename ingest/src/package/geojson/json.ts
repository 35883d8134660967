export type Json = { readonly [key: string]: unknown }

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isGiven = (value: unknown): boolean => value !== undefined && value !== null

export const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null

/** More than any package needs; what goes through a value level by level would run out of room. */
const DEEPEST = 40

export const TOO_DEEP = `must not be nested deeper than ${DEEPEST} levels`

export function isTooDeep(value: unknown, levels = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (levels === 0) return true
  for (const part of Array.isArray(value) ? value : Object.values(value))
    if (isTooDeep(part, levels - 1)) return true
  return false
}

/** A value as a fault tells it: a text as it is, anything else as its JSON. */
export const sayJson = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
