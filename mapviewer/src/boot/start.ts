import { retryPauses } from '@datacentre/catalogue/screen-constants'
import type { Texts } from '@datacentre/catalogue/texts/index'
import type { Config } from '@datacentre/catalogue/wire/config'
import { languageOf } from '@datacentre/catalogue/wire/language'
import { spokenFrom, type Spoken } from '@datacentre/ui/speech'
import { get, jsonOf } from '../calls/call.ts'
import { fetchLayersAhead, fetchObjectAhead } from './fetch-ahead.ts'
import type { Installation } from './installation.tsx'

export type Started = { readonly spoken: Spoken; readonly installation: Installation }

async function needed<Answer>(path: string): Promise<Answer> {
  for (const pause of [...retryPauses, null]) {
    try {
      const answer = await jsonOf<Answer>(await get(path))
      if (answer !== null) return answer
    } catch (error) {
      if (pause === null) throw error
    }
    await new Promise((resume) => setTimeout(resume, pause ?? 0))
  }
  throw new Error(`${path} has no answer`)
}

/** Fetches what everything needs: the texts of the visitor's language and the configuration. */
export async function start(): Promise<Started> {
  const language = languageOf(window.location.search)
  document.documentElement.lang = language
  fetchObjectAhead()
  const asked = needed<Config>('rest/config').then((config) => {
    fetchLayersAhead(config)
    return config
  })
  const [texts, config] = await Promise.all([needed<Texts>(`i18n/${language}.json`), asked])
  return { spoken: spokenFrom(texts, language), installation: { config } }
}
