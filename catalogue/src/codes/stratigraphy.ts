/** A group's units are those whose code starts with a prefix and with none of the exceptions (S3). */
type GroupRule = { readonly prefixes: readonly string[]; readonly except?: readonly string[] }

export const stratGroups = {
  TERTIARY: { prefixes: ['N'] },
  LATE_CRETACEOUS: { prefixes: ['CK'] },
  EARLY_CRETACEOUS: { prefixes: ['KN'] },
  LATE_JURASSIC_EARLY_CRETACOUS: { prefixes: ['S'] },
  JURASSIC: { prefixes: ['AT'] },
  // Triassic codes start with R, but RO and RV are Rotliegend.
  TRIASSIC: { prefixes: ['R'], except: ['RO', 'RV'] },
  ZECHSTEIN: { prefixes: ['ZE'] },
  ROTLIEGEND: { prefixes: ['RO', 'RV'] },
  LATE_CARBONIFEROUS: { prefixes: ['DC'] },
  EARLY_CARBONIFEROUS: { prefixes: ['CF', 'CL'] },
} as const satisfies Record<string, GroupRule>

export type StratGroup = keyof typeof stratGroups

export const stratGroup = Object.keys(stratGroups) as readonly StratGroup[]

const startsWithAny = (code: string, prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => code.toUpperCase().startsWith(prefix))

export function isInStratGroup(code: string, group: StratGroup): boolean {
  const rule: GroupRule = stratGroups[group]
  return startsWithAny(code, rule.prefixes) && !startsWithAny(code, rule.except ?? [])
}

/** The age of what a borehole ends in, from young to old. */
export const chronostrat = ['NEO', 'PAL', 'CRU', 'CRL', 'JUU', 'JUL', 'TRI', 'PER', 'CBU', 'CBL'] as const

export type Chronostrat = (typeof chronostrat)[number]
