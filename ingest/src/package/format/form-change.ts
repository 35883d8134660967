import type { RawValue } from '../csv/raw-value.ts'
import type { Resource } from '../resource.ts'
import type { ReadNotes } from './read-notes.ts'
import { idChange } from './id-change.ts'
import { positionChange } from './row-positions.ts'
import type { ValueForm } from './value-forms.ts'

/** A year or a month alone, where no more is known, as its first day. */
function wholeDay(column: string, notes: ReadNotes | undefined): ValueForm {
  const DAY_LENGTH = 'yyyy-MM-dd'.length
  return (text) => {
    if (text.length >= DAY_LENGTH || text === '') return text
    const month = /^\s*(\d{4})(?:-(\d{2}))?\s*$/.exec(text)
    if (month === null) return text
    notes?.count('imprecise', column)
    return `${month[1]}-${month[2] ?? '01'}-01`
  }
}

const both = (one: ValueForm | null, other: ValueForm): ValueForm =>
  one === null
    ? other
    : (text) => {
        const read = one(text)
        return typeof read === 'string' ? other(read) : read
      }

type FormChange = {
  readonly header: readonly string[]
  /** Null where values are read as they are written. */
  readonly change: ((values: readonly RawValue[]) => readonly RawValue[]) | null
}

/** What is done to every row of a file before its values are read, by the columns in its header. */
export function formChange(
  { table, dialect, forms, system }: Resource,
  header: readonly string[],
  notes: ReadNotes | undefined,
): FormChange {
  const { nullSequence } = dialect
  const steps = header.flatMap((key, at) => {
    const kind = table.columns.find((column) => column.key === key)?.kind
    if (kind === undefined) return []
    const named = forms.of(key)
    const form = kind === 'day' ? both(named, wholeDay(key, notes)) : named
    if (form === null && nullSequence === null) return []
    const read: ValueForm = (text) => (text === nullSequence ? '' : form === null ? text : form(text))
    return [{ at, read }]
  })
  const ids = idChange(table, header)
  const withIds = ids?.header ?? header
  const ours = system?.of === 'row' ? { ...system, column: forms.columnOf(system.column) } : system
  const positions = positionChange(table, withIds, { system: ours, notes })
  if (steps.length === 0 && ids === null && positions === null) return { header, change: null }
  return {
    header: positions?.header ?? withIds,
    change: (written) => {
      const values = [...written]
      for (const { at, read } of steps) {
        const value = values[at]
        if (typeof value === 'string') values[at] = read(value)
      }
      ids?.change(values)
      positions?.change(values)
      return values
    },
  }
}
