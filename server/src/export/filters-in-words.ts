import { readyFilter } from '@datacentre/catalogue/grammar/filter-kinds'
import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import { filtersInUse } from '@datacentre/catalogue/list/criteria'
import { filterInWords, filterName } from '@datacentre/catalogue/list/filter-in-words'
import { searchedIn } from '@datacentre/catalogue/list/searching/search'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import type { SearchedRegister } from '../snapshot/register-snapshot.ts'
import { speechIn } from '../speech-in.ts'

type Asking = { readonly list: SearchedRegister; readonly language: Language }

/** Criteria as the chips above the list say them, in the language of the file: the filter's name and what it asks. */
export function filtersInWords(criteria: Criteria, { list, language }: Asking): [string, string][] {
  const say = speak(language)
  const { register, rows } = list
  const ground = {
    rows,
    columns: register.columns,
    speech: speechIn(language),
    noValue: say('filter.noValue'),
  }
  const search = criteria.searchByName
  return [
    ...(search === undefined ? [] : [[say(`search.${searchedIn(register)}`), search] as [string, string]]),
    ...filtersInUse(register, criteria).map((filter): [string, string] => [
      filterName(register, filter, say),
      filterInWords(filter, { index: { filters: [readyFilter(filter, ground)] }, criteria }, say),
    ]),
  ]
}
