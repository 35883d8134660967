/** An entry of a dropdown. */
export type Option = { readonly code: string; readonly description: string }

/** The value of the first entry of every dropdown, which asks nothing: the key of its text (S9). */
export const FIRST_VALUE = 'filter.none'

/** The value that asks for rows without one; no register uses a tilde. */
export const NO_VALUE = '~none'

/** Empty descriptions last, the others as the visitor's language sorts them, numbers by size (S9). */
export function byDescription(language: string): (a: Option, b: Option) => number {
  const { compare } = naturalOrder(language)
  return (a, b) => {
    if (a.description === '' || b.description === '')
      return Number(a.description === '') - Number(b.description === '')
    return compare(a.description, b.description) || (a.code < b.code ? -1 : Number(a.code > b.code))
  }
}

/** K2 before K12, capitals and accents as the language has it (D10). */
export const naturalOrder = (language: string): Intl.Collator =>
  new Intl.Collator(language, { numeric: true })

/** A dropdown's list: first the entry that asks nothing, named by the caller, then the options (S9). */
export const withFirst = (options: readonly Option[], label: string): Option[] => [
  { code: FIRST_VALUE, description: label },
  ...options,
]
