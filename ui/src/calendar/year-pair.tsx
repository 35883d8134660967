import { FIRST_VALUE, type Option } from '@datacentre/catalogue/grammar/option'
import type { ShownOption } from '@datacentre/catalogue/list/shown-options'
import { seismicYearOptions } from '@datacentre/catalogue/grammar/year-options'
import type { Years } from '@datacentre/catalogue/time/years'
import { Dropdown } from '../dropdown/dropdown.tsx'
import '../controls/input.css'
import { useSpoken } from '../speech.tsx'

export type YearPairProps = {
  readonly title: string
  readonly start: number | null
  readonly end: number | null
  readonly thisYear: number
  /** How many rows two years would leave. */
  readonly rowsIn: (years: Years) => number
  readonly labels: { readonly start: string; readonly end: string }
  readonly onChange: (years: Years) => void
}

/** Two years that limit each other's choice (S5). */
export function YearPair({ title, start, end, thisYear, rowsIn, labels, onChange }: YearPairProps) {
  const { say } = useSpoken()
  const options = seismicYearOptions({ start, end }, { thisYear, label: say('filter.none') })
  return (
    <fieldset className="input-pair">
      <legend>{title}</legend>
      <Dropdown
        label={labels.start}
        options={counted(options.start, (year) => rowsIn({ start: year, end }))}
        value={codeOf(start)}
        onChange={(code) => onChange({ start: yearIn(code), end })}
      />
      <Dropdown
        label={labels.end}
        options={counted(options.end, (year) => rowsIn({ start, end: year }))}
        value={codeOf(end)}
        onChange={(code) => onChange({ start, end: yearIn(code) })}
      />
    </fieldset>
  )
}

const counted = (options: readonly Option[], rowsFrom: (year: number) => number): ShownOption[] =>
  options.map((option) => {
    const year = yearIn(option.code)
    return { ...option, count: year === null ? null : rowsFrom(year) }
  })

const codeOf = (year: number | null): string => (year === null ? FIRST_VALUE : String(year))

const yearIn = (code: string): number | null => (code === FIRST_VALUE ? null : Number(code))
