import type { Answered, Question } from './question.ts'

/** Refusals say so in JSON for programs and on a page for people. */
type Told = { readonly title?: string; readonly detail?: string; readonly status?: number }

const isPage = ({ type }: Answered): boolean => type.startsWith('text/html')

/** What is wrong with an answer, in words; null where nothing is. */
export function faultOf(question: Question, answer: Answered): string | null {
  const { status, text, retryAfter } = answer
  // What is still being made may be told so, with when to come back.
  if (
    status === 503 &&
    retryAfter !== undefined &&
    (text.includes('being made') || question.method === 'HEAD')
  )
    return null
  if (status >= 500) return `answers ${status}: ${text.slice(0, 300)}`
  if (status < 400 || question.method === 'HEAD') return null
  // The page of an app says it in the browser, where it knows the language.
  if (isPage(answer))
    return text.includes('<title') ? null : `refuses with ${status} on a page without a word`
  if (!answer.type.startsWith('application/problem+json')) return otherRefusal(answer)
  return problemFault(question, answer)
}

/** The layers of the national service have refusals of their own kind, in XML or JSON. */
const otherRefusal = ({ status, type, text }: Answered): string | null =>
  /xml|json/.test(type) && text.length > 20
    ? null
    : `refuses with ${status} as ${type}: ${text.slice(0, 100)}`

function problemFault({ parameter }: Question, { status, text }: Answered): string | null {
  const { title = '', detail = '', status: said } = JSON.parse(text) as Told
  if (said !== status) return `answers ${status} and says ${said}`
  if (title === '' || detail === '') return `refuses with ${status} without saying why: ${text}`
  const isAboutAddress = title === 'The address of the request is not valid'
  if (isAboutAddress && parameter !== undefined && !detail.includes(parameter) && !detail.includes('UTF-8'))
    return `does not name ${parameter}, which is wrong: ${detail.slice(0, 200)}`
  return null
}
