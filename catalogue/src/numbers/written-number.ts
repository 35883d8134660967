type Signs = { readonly group: string; readonly decimal: string }

/** What stands between groups of three digits, and before decimals. */
const signsOf: ReadonlyMap<string, Signs> = new Map([
  ['nl', { group: '.', decimal: ',' }],
  ['en', { group: ',', decimal: '.' }],
])

export type Digits = {
  /** Decimals. */
  readonly least: number
  readonly most: number
  /** Whether thousands are set apart. */
  readonly groups?: boolean
}

/** As many decimals as a number has where nothing else is asked. */
const USUAL: Digits = { least: 0, most: 3 }

/** Neither infinite nor so large or small that it is written with an exponent. */
const PLAIN = /^(\d+)(?:\.(\d+))?$/

const THOUSANDS = /\B(?=(?:\d{3})+$)/g

const formats = new Map<string, Intl.NumberFormat>()

/** Making a format takes longer than writing a hundred numbers with it, and a list has few kinds of them. */
function formatOf(language: string, { least, most, groups = true }: Digits): Intl.NumberFormat {
  const name = `${language} ${least} ${most} ${groups}`
  const made =
    formats.get(name) ??
    new Intl.NumberFormat(language, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      useGrouping: groups,
    })
  formats.set(name, made)
  return made
}

/** The whole and the decimals of a number in digits, a half rounded up, with as many decimals as may be told. */
function rounded(whole: string, decimals: string, most: number): readonly [string, string] {
  const kept = whole + decimals.slice(0, most)
  const isUp = (decimals[most] ?? '0') >= '5'
  const digits = isUp ? String(BigInt(kept) + 1n).padStart(kept.length, '0') : kept
  const behind = Math.min(most, decimals.length)
  return [digits.slice(0, digits.length - behind), digits.slice(digits.length - behind)]
}

/**
 * A number as `Intl.NumberFormat` writes it, in our languages without it: the first format that a page makes reads the data of
 * languages for 20 ms, on a slow phone for four times as long, and nearly every page shows a number at once.
 */
export function writeNumber(value: number, language: string, digits: Digits = USUAL): string {
  const signs = signsOf.get(language)
  const [, whole, written = ''] = PLAIN.exec(String(Math.abs(value))) ?? []
  if (signs === undefined || whole === undefined) return formatOf(language, digits).format(value)
  const { least, most, groups = true } = digits
  const [before, behind] = rounded(whole, written, most)
  const decimals = behind.replace(/0+$/, '').padEnd(least, '0')
  const grouped = groups ? before.replace(THOUSANDS, signs.group) : before
  const sign = value < 0 || Object.is(value, -0) ? '-' : ''
  return `${sign}${grouped}${decimals === '' ? '' : signs.decimal}${decimals}`
}
