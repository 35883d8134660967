import { showDay } from '@datacentre/catalogue/time/days'
import { parameters, type Criteria, type Parameter } from '@datacentre/catalogue/grammar/parameter'
import { speak, type Language } from '@datacentre/catalogue/texts/index'

const UNSPOKEN: readonly Parameter[] = ['page', 'pageSize', 'order']

/** Criteria as a reader of the second sheet understands them: the control's name and the value asked. */
export function filtersInWords(criteria: Criteria, language: Language): [string, string][] {
  const say = speak(language)
  return (Object.keys(criteria) as Parameter[])
    .filter((name) => !UNSPOKEN.includes(name))
    .map((name) => {
      const value = criteria[name] ?? ''
      const shown = parameters[name] === 'day' ? showDay(Number(value)) : String(value)
      return [say(`filter.${name as Exclude<Parameter, 'page'>}`), shown]
    })
}
