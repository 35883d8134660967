import { speak } from '@datacentre/catalogue/texts/index'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { problems, sendProblem } from '../problems.ts'
import { languageAsked } from './language-asked.ts'
import { escapeHtml } from './escape-html.ts'
import { qualityValues } from './quality-values.ts'

/** Whether a person's browser asks; a script that takes anything gets JSON. */
function wantsPage({ method, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const weights = qualityValues(headers.accept ?? '')
  const page = weights.get('text/html') ?? 0
  return page > 0 && page >= (weights.get('application/json') ?? 0)
}

function pageIn(language: 'nl' | 'en', home: string): string {
  const say = speak(language)
  const address = language === 'nl' ? `${home}/` : `${home}/?lang=${language}`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(say('page.notFound.title'))}</title>
</head>
<body>
<main>
<h1>${escapeHtml(say('page.notFound.title'))}</h1>
<p>${escapeHtml(say('page.notFound.text'))}</p>
<p><a href="${escapeHtml(address)}">${escapeHtml(say('page.notFound.home'))}</a></p>
</main>
</body>
</html>
`
}

type Home = {
  /** The prefix of the data centre. */
  readonly home: string
  /** The data centre's own page, which says the same in its frame to whoever lost the way below the prefix. */
  readonly page: string
}

/** Below these a person does not walk but a program asks. */
const MACHINERY = ['/rest/', '/api/', '/assets/', '/i18n/']

/** Says that there is nothing here: as a page to a browser, else as a problem. */
export function notFoundAnswer({
  home,
  page,
}: Home): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const pages = { nl: pageIn('nl', home), en: pageIn('en', home) }
  const isOurs = (url: string): boolean =>
    url.startsWith(`${home}/`) && !MACHINERY.some((folder) => url.startsWith(home + folder))
  return (request, reply) => {
    reply.header('vary', 'accept')
    if (!wantsPage(request)) return sendProblem(reply, problems.notFound(request.url))
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(isOurs(request.url) ? page : pages[languageAsked(request)])
  }
}
