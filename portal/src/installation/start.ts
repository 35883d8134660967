import type { FeatureFlags } from '@datacentre/catalogue/features'
import type { Texts } from '@datacentre/catalogue/texts/index'
import type { Config } from '@datacentre/catalogue/wire/config'
import { languageOf } from '@datacentre/catalogue/wire/language'
import { spokenFrom, type Spoken } from '@datacentre/ui/speech'
import { callJson } from '../calls/call.ts'
import { fontReady } from './font-ready.ts'
import type { Installation } from './installation.tsx'

export type Started = { readonly spoken: Spoken; readonly installation: Installation }

/** Fetches what every screen needs: the texts of the visitor's language, the configuration and the features. */
export async function start(): Promise<Started> {
  const language = languageOf(window.location.search)
  const [texts, config, features] = await Promise.all([
    callJson<Texts>({ method: 'GET', path: `/i18n/${language}.json` }),
    callJson<Config>({ method: 'GET', path: '/rest/config' }),
    callJson<FeatureFlags>({ method: 'GET', path: '/rest/config/features' }),
    fontReady(),
  ])
  // oxlint-disable-next-line no-console -- the specification asks for it (spec 3)
  console.info(`nlogloketVersion ${config.nlogloketVersion}`)
  return { spoken: spokenFrom(texts, language), installation: { config, features } }
}
