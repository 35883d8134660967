import { featureFlags } from '@datacentre/catalogue/features'
import type { Language } from '@datacentre/catalogue/texts/index'
import { withOwnTexts } from '@datacentre/catalogue/texts/spoken'
import { cachedAnswer, cachedAnswerPer, jsonContent } from '../answer/cached-answer.ts'
import { sendAnswer } from '../answer/send.ts'
import { codeListsOf } from '../code-lists.ts'
import { configOf } from '../config.ts'
import { codesOf } from '../version-texts.ts'
import { problems, sendProblem } from '../problems.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Handlers } from './answering.ts'
import type { Installation } from '../installation.ts'
import { languageAsked } from '../answer/language-asked.ts'

type LookUp = 'config' | 'features' | 'texts' | 'codes' | 'purposes' | 'field-operators' | 'licensed-areas'

/** Configuration, features, texts, and the small lists that filters are made of. */
export function answerLookUps({ settings, portalVersion }: Installation): Pick<Handlers, LookUp> {
  const ofSite = settings.site.texts
  const features = cachedAnswer(() => jsonContent(featureFlags(settings.features)))
  const spoken = {
    nl: cachedAnswer(() => jsonContent(withOwnTexts(ofSite).nl)),
    en: cachedAnswer(() => jsonContent(withOwnTexts(ofSite).en)),
  }
  const spokenOf = {
    nl: cachedAnswerPer(({ version }: Snapshot) => jsonContent(withOwnTexts(ofSite, codesOf(version)).nl)),
    en: cachedAnswerPer(({ version }: Snapshot) => jsonContent(withOwnTexts(ofSite, codesOf(version)).en)),
  }
  const codes = cachedAnswerPer(({ version }: Snapshot) => jsonContent(codeListsOf(version, ofSite)))
  const codesAlone = cachedAnswer(() => jsonContent(codeListsOf(null, ofSite)))
  // Not `in`: that also finds what every object has, such as toString.
  const isLanguage = (name: string): name is Language => Object.hasOwn(spoken, name)
  const config = cachedAnswerPer((snapshot: Snapshot) =>
    jsonContent(configOf(settings, portalVersion, snapshot)),
  )
  const configWithoutData = cachedAnswer(() => jsonContent(configOf(settings, portalVersion, null)))
  return {
    config: {
      isShared: true,
      always: async ({ request, reply, snapshot }) =>
        sendAnswer(request, reply, await (snapshot === null ? configWithoutData() : config(snapshot))),
    },
    features: {
      isShared: true,
      always: async ({ request, reply }) => sendAnswer(request, reply, await features()),
    },
    texts: {
      isShared: true,
      always: async ({ request, reply, snapshot, inPath: { lang } }) => {
        if (!isLanguage(lang)) return sendProblem(reply, problems.notFound(request.url))
        return sendAnswer(
          request,
          reply,
          await (snapshot === null ? spoken[lang]() : spokenOf[lang](snapshot)),
        )
      },
    },
    codes: {
      isShared: true,
      always: async ({ request, reply, snapshot }) =>
        sendAnswer(request, reply, await (snapshot === null ? codesAlone() : codes(snapshot))),
    },
    purposes: {
      isShared: true,
      fromData: ({ request, reply, snapshot }) =>
        sendAnswer(request, reply, snapshot.purposes[languageAsked(request)]),
    },
    'field-operators': {
      isShared: true,
      fromData: ({ request, reply, snapshot }) => sendAnswer(request, reply, snapshot.fieldOperators),
    },
    'licensed-areas': {
      isShared: true,
      fromData: ({ request, reply, snapshot }) => sendAnswer(request, reply, snapshot.licensedAreas),
    },
  }
}
