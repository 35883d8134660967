/** Something in a package that keeps it from being loaded, told so that a data manager can mend it. */
export type Fault = {
  readonly file: string
  /** Counted from 1, as an editor shows it; null when the fault is not in one line. */
  readonly line: number | null
  /** Which row, such as 'feature 12', where the line does not tell: a GeoJSON file may be one line. */
  readonly row?: string
  readonly column: string | null
  readonly value: string | null
  /** What must hold, as the end of the sentence 'must …' or a whole sentence. */
  readonly rule: string
}

/** Loaded all the same, but worth a look. */
export type Warning = { readonly file: string; readonly message: string }

const FAULTS_TOLD = 100
const VALUE_TOLD = 60

/** Gathers what is found: the first hundred faults, and how many there are. */
export class Findings {
  readonly faults: Fault[] = []
  readonly warnings: Warning[] = []
  faultCount = 0

  fault(fault: Fault): void {
    this.faultCount++
    if (this.faults.length < FAULTS_TOLD) this.faults.push(fault)
  }

  warn(warning: Warning): void {
    this.warnings.push(warning)
  }
}

const shorten = (value: string): string =>
  value.length > VALUE_TOLD ? `${value.slice(0, VALUE_TOLD)}… (${value.length} characters)` : value

/** `boreholes.csv:17 startDate "31-12-1984": must be a calendar day as yyyy-MM-dd` */
export function sayFault({ file, line, row, column, value, rule }: Fault): string {
  const about = [
    line === null ? file : `${file}:${line}`,
    row === undefined ? null : `(${row})`,
    column,
    value === null ? null : JSON.stringify(shorten(value)),
  ]
  return `${about.filter((part) => part !== null).join(' ')}: ${rule}`
}

/** A file that cannot be read on at all; what was found before it still counts. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  readonly line: number | null
  readonly row: string | undefined
  constructor(message: string, line: number | null, row?: string) {
    super(message)
    this.line = line
    this.row = row
  }
}
