import { featureFlags, type FeatureFlags } from '@datacentre/catalogue/features'
import type { CallId } from '@datacentre/catalogue/wire/addresses'
import type { AnswerOf } from '@datacentre/catalogue/wire/call-types'
import type { Config } from '@datacentre/catalogue/wire/config'
import { languageOf } from '@datacentre/catalogue/wire/language'
import { spokenFrom, type Spoken } from '@datacentre/ui/speech'
import { ask, type Question } from '../calls/ask.ts'
import { withRetries } from '../calls/retry.ts'
import { setInstallation } from './installation.ts'

type Starting = {
  /** Whether the app has features that an operator can switch off. */
  readonly hasFeatures: boolean
  /** Told each time that something has to be asked again. */
  readonly onFailure?: () => void
  /** Told as soon as the configuration is there. */
  readonly onConfig?: (config: Config) => void
}

/** Fetches what everything needs: the texts of the visitor's language, the configuration and the features. */
export async function fetchInstallation(starting: Starting): Promise<Spoken> {
  const { hasFeatures, onFailure, onConfig } = starting
  const needed = <Id extends CallId>(id: Id, question: Question<Id>): Promise<AnswerOf<Id>> =>
    withRetries(() => ask(id, question), onFailure)
  const language = languageOf(window.location.search)
  const features = hasFeatures ? needed('features', {}).catch(allOff) : featureFlags([])
  const known = needed('config', {}).then(async (config) => {
    setInstallation({ config, features: await features })
    onConfig?.(config)
  })
  const [texts] = await Promise.all([needed('texts', { inPath: { lang: language } }), known])
  return spokenFrom(texts, language)
}

/** Without an answer every feature is off (S3): a visitor rather has no choice of order than no data. */
function allOff(cause: unknown): FeatureFlags {
  reportError(cause)
  return featureFlags([])
}
