import { featureFlags } from '@datacentre/catalogue/features'
import { texts, type Language } from '@datacentre/catalogue/texts/index'
import { createHash } from 'node:crypto'
import { packQuickly } from '../answer/packed.ts'
import { sendAnswer, type Answer } from '../answer/send.ts'
import { configOf } from '../config.ts'
import { problems, sendProblem } from '../problems.ts'
import type { Handler } from './call-routes.ts'
import type { Installation } from './installation.ts'
import { languageAsked } from './language-asked.ts'

async function answerOf(value: unknown): Promise<Answer> {
  const bytes = Buffer.from(JSON.stringify(value))
  return {
    packed: await packQuickly(bytes),
    tag: createHash('sha256').update(bytes).digest('hex').slice(0, 16),
  }
}

/** Makes an answer at its first use and keeps it: it cannot change while we run. */
function once(make: () => Promise<Answer>): () => Promise<Answer> {
  let made: Promise<Answer> | undefined
  return () => (made ??= make())
}

/** Configuration, features, texts, and the small lists that filters are made of. */
export function answerLookUps(installation: Installation): [string, Handler][] {
  const { settings, portalVersion } = installation
  const features = once(() => answerOf(featureFlags(settings.features)))
  const spoken = { nl: once(() => answerOf(texts.nl)), en: once(() => answerOf(texts.en)) }
  const isLanguage = (name: string): name is Language => name in spoken
  return [
    [
      'config',
      async ({ request, reply }) => {
        const version = installation.snapshot()?.version ?? null
        return sendAnswer(request, reply, await answerOf(configOf(settings, portalVersion, version)))
      },
    ],
    ['features', async ({ request, reply }) => sendAnswer(request, reply, await features())],
    [
      'texts',
      async ({ request, reply }) => {
        const { lang } = request.params as { lang: string }
        if (!isLanguage(lang)) return sendProblem(reply, problems.notFound(request.url))
        return sendAnswer(request, reply, await spoken[lang]())
      },
    ],
    [
      'purposes',
      ({ request, reply, snapshot }) => sendAnswer(request, reply, snapshot.purposes[languageAsked(request)]),
    ],
    [
      'field-operators',
      ({ request, reply, snapshot }) => sendAnswer(request, reply, snapshot.fieldOperators),
    ],
    ['licensed-areas', ({ request, reply, snapshot }) => sendAnswer(request, reply, snapshot.licensedAreas)],
  ]
}
