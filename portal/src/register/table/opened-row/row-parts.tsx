import type { Register } from '@datacentre/catalogue/grammar/register'
import { useSpoken } from '@datacentre/ui/speech'
import { searchedList } from './searched-list.ts'

/** Leads to the rows of another register that belong to this one: the lines of a survey. */
export function RowParts({ register, name }: { readonly register: Register; readonly name: string }) {
  const { say, language } = useSpoken()
  const { parts } = register
  if (parts === undefined) return null
  return (
    <p className="row-parts">
      <a href={searchedList(parts, name, language)}>{say('row.lines')}</a>
    </p>
  )
}
