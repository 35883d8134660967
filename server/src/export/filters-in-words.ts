import { NO_VALUE } from '@datacentre/catalogue/grammar/option'
import { parameters, type Criteria, type Parameter } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'
import { showDay } from '@datacentre/catalogue/time/days'
import { narrowingParameters } from '@datacentre/catalogue/wire/export-body'

type Asking = { readonly register: Register; readonly language: Language }

/** Describes a code as its control does: by the code list, else as the rows have it. */
function describerOf(parameter: Parameter, { register, language }: Asking): (code: string) => string {
  const filter = register.filters.find(
    (candidate) => 'parameter' in candidate && candidate.parameter === parameter,
  )
  const column =
    filter !== undefined && 'column' in filter
      ? register.columns.find(({ key }) => key === filter.column)
      : undefined
  return (code) => {
    if (code === NO_VALUE) return speak(language)('filter.noValue')
    return column !== undefined && 'codes' in column ? sayCode(language, column.codes, code) : code
  }
}

/** Criteria as a reader of the second sheet understands them: the control's name and the value asked. */
export function filtersInWords(criteria: Criteria, asking: Asking): [string, string][] {
  const say = speak(asking.language)
  return narrowingParameters(asking.register).flatMap((name): [string, string][] => {
    const value = criteria[name]
    if (value === undefined || name === 'page') return []
    const shown =
      parameters[name] === 'day' ? showDay(Number(value)) : describerOf(name, asking)(String(value))
    return [[say(`filter.${name}`), shown]]
  })
}
