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
  /** What is told of this one fault beside the rule. */
  readonly detail?: string
}

/** Loaded all the same, but worth a look. */
export type Warning = { readonly file: string; readonly message: string }

/** Faults of one rule in one column of one file. */
export type FaultGroup = { readonly faults: Fault[]; count: number }

const TOLD_OF_EACH = 3
const GROUPS_TOLD = 100
const VALUE_TOLD = 60

/** Gathers what is found: of each rule that is broken in a column a few faults, and how many there are. */
export class Findings {
  readonly groups = new Map<string, FaultGroup>()
  readonly warnings: Warning[] = []
  faultCount = 0
  private readonly onFault: (fault: Fault) => void

  /** `onFault` is called for every single fault. */
  constructor(onFault: (fault: Fault) => void = () => {}) {
    this.onFault = onFault
  }

  fault(fault: Fault): void {
    this.faultCount++
    this.onFault(fault)
    const key = `${fault.file}\n${fault.column ?? ''}\n${fault.rule}`
    const group = this.groups.get(key)
    if (group === undefined) {
      if (this.groups.size < GROUPS_TOLD) this.groups.set(key, { faults: [fault], count: 1 })
      return
    }
    group.count++
    if (group.faults.length < TOLD_OF_EACH) group.faults.push(fault)
  }

  warn(warning: Warning): void {
    this.warnings.push(warning)
  }
}

const shorten = (value: string): string =>
  value.length > VALUE_TOLD ? `${value.slice(0, VALUE_TOLD)}… (${value.length} characters)` : value

/** `boreholes.csv:17 startDate "31-12-1984": must be a calendar day as yyyy-MM-dd` */
function sayFault({ file, line, row, column, value, rule, detail }: Fault): string {
  const about = [
    line === null ? file : `${file}:${line}`,
    row === undefined ? null : `(${row})`,
    column,
    value === null ? null : JSON.stringify(shorten(value)),
  ]
  return `${about.filter((part) => part !== null).join(' ')}: ${[rule, detail].filter((part) => part !== undefined).join(': ')}`
}

/** The faults of a group, each in a line, and how many more there are: `… and 1,201 more in boreholes.csv startDate` */
export function sayGroup({ faults, count }: FaultGroup): string[] {
  const { file, column, rule } = faults[0]!
  const more = count - faults.length
  const told = faults.map((fault) => `fault: ${sayFault(fault)}`)
  if (more === 0) return told
  const where = [file, column].filter((part) => part !== null).join(' ')
  return [...told, `  … and ${more.toLocaleString('en')} more in ${where}: ${rule}`]
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
