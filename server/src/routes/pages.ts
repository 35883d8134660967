import { cachedAnswer, jsonContent } from '../answer/cached-answer.ts'
import { languageAsked } from '../answer/language-asked.ts'
import { sendAnswer } from '../answer/send.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import type { Handlers } from './answering.ts'

/** The pages that the organisation wrote. */
export function answerPages({ settings }: Installation): Pick<Handlers, 'page'> {
  const answers = new Map(
    settings.site.pages.map(({ name, nl, en }) => [
      name,
      { nl: cachedAnswer(() => jsonContent(nl)), en: cachedAnswer(() => jsonContent(en)) },
    ]),
  )
  return {
    page: {
      isShared: true,
      always: async ({ request, reply, inPath: { name } }) => {
        const answer = answers.get(name)
        return answer === undefined
          ? sendProblem(reply, problems.notFound(request.url))
          : sendAnswer(request, reply, await answer[languageAsked(request)]())
      },
    },
  }
}
