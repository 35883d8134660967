import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { fromAddress } from '@datacentre/catalogue/list/address'
import { indexRows } from '@datacentre/catalogue/list/list'
import { optionsOfList, pageOfList } from '@datacentre/catalogue/list/paged/list-page'
import { keysIn } from '@datacentre/catalogue/list/paged/page-question'
import { rowsLeft } from '@datacentre/catalogue/list/paged/rows-left'
import { selectKeys, type Selection } from '@datacentre/catalogue/list/selection'
import { texts, type Language } from '@datacentre/catalogue/texts/index'
import { todayInAmsterdam } from '@datacentre/catalogue/time/days'
import { DATASET_VERSION } from '@datacentre/catalogue/wire/dataset-version'
import { leftAddress, optionsAddress, pageAddress } from '@datacentre/catalogue/wire/lists/page-addresses'
import { aDataset } from '@datacentre/fixtures/dataset'
import { spokenFrom } from '@datacentre/ui/speech'
import type { Received, Service } from './service.ts'

const numbers = (text: string): number[] => (keysIn(text) ?? []).map(Number)

function onlyIn(asked: URLSearchParams): Selection | null {
  const [keys, except] = [asked.get('keys'), asked.get('except')]
  if (keys !== null) return selectKeys(numbers(keys))
  return except === null ? null : { ...selectKeys(numbers(except)), isAll: true }
}

/** Answers pages and options of a register, and which of its rows are left, as the server does. */
export function answerPages(
  service: Pick<Service, 'respond'>,
  register: Register,
  rows: readonly AnyRow[],
): void {
  const today = todayInAmsterdam(new Date())
  const indexOf = (language: Language) => {
    const { say, speech } = spokenFrom(texts[language], language)
    return indexRows({ register, rows, speech, noValue: say('filter.noValue') })
  }
  const indexes = { nl: indexOf('nl'), en: indexOf('en') }
  const indexFor = ({ query }: Received) => indexes[query.get('lang') === 'en' ? 'en' : 'nl']
  const askedIn = ({ query }: Received) => ({ criteria: fromAddress(query.toString()), today })
  service.respond(pageAddress(register), (received) =>
    Response.json(pageOfList(indexFor(received), { ...askedIn(received), only: onlyIn(received.query) })),
  )
  service.respond(optionsAddress(register), (received) =>
    Response.json(optionsOfList(indexFor(received), askedIn(received))),
  )
  service.respond(leftAddress(register), (received) =>
    Response.json(rowsLeft(indexes.nl, askedIn(received)), {
      headers: { [DATASET_VERSION]: aDataset().mapVersion },
    }),
  )
}
