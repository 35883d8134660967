import type { Texts } from '@datacentre/catalogue/texts/index'
import type { Config } from '@datacentre/catalogue/wire/config'
import { languageOf } from '@datacentre/catalogue/wire/language'
import { withRetries } from '@datacentre/catalogue/wire/with-retries'
import { spokenFrom, type Spoken } from '@datacentre/ui/speech'
import { get, jsonOf } from '../calls/call.ts'
import { fetchLayersAhead, fetchObjectAhead } from './fetch-ahead.ts'
import { takeInstallation } from './installation.ts'

export type Started = { readonly spoken: Spoken }

const needed = <Answer>(path: string): Promise<Answer> =>
  withRetries(async () => {
    const answer = await jsonOf<Answer>(await get(path))
    if (answer === null) throw new Error(`${path} has no answer`)
    return answer
  })

/** Fetches what everything needs: the texts of the visitor's language and the configuration. */
export async function start(): Promise<Started> {
  const language = languageOf(window.location.search)
  document.documentElement.lang = language
  fetchObjectAhead()
  const asked = needed<Config>('rest/config').then((config) => {
    takeInstallation({ config })
    fetchLayersAhead(config)
  })
  const [texts] = await Promise.all([needed<Texts>(`i18n/${language}.json`), asked])
  return { spoken: spokenFrom(texts, language) }
}
