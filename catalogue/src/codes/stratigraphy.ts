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

/** What a hole at sea goes through before the ground: the air below the drilling floor, and the water. */
export const aboveGround = ['AIR', 'WATER'] as const

/** Groups and formations from young to old. */
export const rockUnit = [
  'NU',
  'NUOT',
  'NUMS',
  'NM',
  'NMVFS',
  'NMRF',
  'NL',
  'NLFF',
  'NLLF',
  'CK',
  'CKEK',
  'CKGR',
  'CKTX',
  'KN',
  'KNGL',
  'KNGLU',
  'KNNC',
  'KNNS',
  'KNNSL',
  'KNNSG',
  'KNNSF',
  'SL',
  'SLDB',
  'SLDN',
  'SLCM',
  'SG',
  'SGKI',
  'SK',
  'AT',
  'ATBR',
  'ATWD',
  'ATPO',
  'ATAL',
  'ATRT',
  'RN',
  'RNMU',
  'RNRO',
  'RNSO',
  'RB',
  'RBM',
  'RBMV',
  'RBMD',
  'RBMH',
  'RBSH',
  'ZE',
  'ZEZ4',
  'ZEZ3',
  'ZEZ2',
  'ZEZ1',
  'RO',
  'ROSL',
  'ROSLU',
  'ROSLL',
  'ROCL',
  'RV',
  'DC',
  'DCC',
  'DCD',
  'DCH',
  'DCG',
  'CF',
  'CL',
  'CLZL',
] as const

/** What the column of a borehole is made of. */
export const stratUnit = [...aboveGround, ...rockUnit] as const

export type StratUnit = (typeof stratUnit)[number]
