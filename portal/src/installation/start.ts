import { featureFlags, type FeatureFlags } from '@datacentre/catalogue/features'
import type { Texts } from '@datacentre/catalogue/texts/index'
import type { Config } from '@datacentre/catalogue/wire/config'
import { languageOf } from '@datacentre/catalogue/wire/language'
import { withRetries } from '@datacentre/catalogue/wire/with-retries'
import { spokenFrom, type Spoken } from '@datacentre/ui/speech'
import { callJson } from '../calls/call.ts'
import { fontReady } from './font-ready.ts'
import type { Installation } from './installation.tsx'

export type Started = { readonly spoken: Spoken; readonly installation: Installation }

/** Fetches what every screen needs: the texts of the visitor's language, the configuration and the features. */
export async function start(onFailure: () => void): Promise<Started> {
  const language = languageOf(window.location.search)
  const needed = <Answer>(path: string): Promise<Answer> =>
    withRetries(() => callJson<Answer>({ method: 'GET', path }), onFailure)
  const [texts, config, features] = await Promise.all([
    needed<Texts>(`/i18n/${language}.json`),
    needed<Config>('/rest/config'),
    needed<FeatureFlags>('/rest/config/features').catch(allOff),
    fontReady(),
  ])
  // oxlint-disable-next-line no-console -- the specification asks for it (spec 3)
  console.info(`nlogloketVersion ${config.nlogloketVersion}`)
  return { spoken: spokenFrom(texts, language), installation: { config, features } }
}

/** Without an answer every feature is off (spec 3): a visitor rather has no choice of order than no data. */
function allOff(cause: unknown): FeatureFlags {
  reportError(cause)
  return featureFlags([])
}
