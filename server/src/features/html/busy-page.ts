import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../../answer/escape-html.ts'
import { wordsFrom } from '../../answer/words-from.ts'
import type { Problem } from '../../problems.ts'
import { askedAs, prefersPage } from '../asked.ts'
import { sendBarePage } from './bare-page.ts'
import { linkTo } from './frame.ts'

const wordsIn = wordsFrom({
  nl: {
    title: 'Het is nu te druk',
    lead: 'Er worden op dit moment te veel pagina’s en bestanden tegelijk opgevraagd. Wacht een paar seconden en probeer het dan nog een keer.',
    often: 'Er is te vaak iets opgevraagd',
    oftenLead:
      'Vanaf uw internetverbinding is in korte tijd heel veel opgevraagd. Dat kan ook door anderen op hetzelfde netwerk komen. Wacht even en probeer het dan nog een keer.',
    again: 'Probeer het opnieuw',
  },
  en: {
    title: 'We are too busy right now',
    lead: 'Too many pages and files are being requested at the moment. Wait a few seconds, then try again.',
    often: 'Too many requests',
    oftenLead:
      'Your internet connection has sent a very large number of requests in a short time. Other people on the same network may have sent them. Wait a moment, then try again.',
    again: 'Try again',
  },
})

const TOO_OFTEN = 429
/** Below it are calls, which programs make. */
const CALLS = '/rest/'

/** Tells somebody with a browser to come back in a moment; null for a program, which gets the same as a problem. */
export function busyPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status }: Problem,
): Promise<FastifyReply> | null {
  const { settings, snapshot } = request.server.installation
  const version = snapshot()
  const isPage = request.method === 'GET' && !request.url.includes(CALLS)
  if (!isPage || version === null || !prefersPage(request)) return null
  const asked = askedAs(request, { prefix: settings.prefix, snapshot: version, format: 'html' })
  const word = wordsIn(asked.language)
  const [title, lead] =
    status === TOO_OFTEN ? [word('often'), word('oftenLead')] : [word('title'), word('lead')]
  return sendBarePage(reply, asked, {
    status,
    title,
    body: `<p>${escapeHtml(lead)}</p><p>${linkTo(request.url, word('again'), asked)}</p>`,
  })
}
