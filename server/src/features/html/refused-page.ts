import type { FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../../answer/escape-html.ts'
import { wordsFrom } from '../../answer/words-from.ts'
import type { Problem } from '../../problems.ts'
import { askedAs, prefersPage, sendFaultPage } from '../asked.ts'
import { linkTo, pageHtml } from './frame.ts'

const wordsIn = wordsFrom({
  nl: {
    title: 'Dit adres kan niet',
    lead: 'In het adres van deze pagina staat iets dat wij niet kunnen beantwoorden. De uitleg is in het Engels.',
    see: 'Open dezelfde pagina zonder deze toevoegingen',
  },
  en: {
    title: 'This address cannot be answered',
    lead: 'The address of this page asks for something that we cannot answer.',
    see: 'Open the same page without it',
  },
})

/** Below it are calls, which programs make. */
const CALLS = '/rest/'

/**
 * Tells somebody with a browser what is wrong with the address of a page; null for a program, which gets the same as a
 * problem.
 */
export function refusedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, faults = [] }: Problem,
): Promise<FastifyReply> | null {
  const { settings, snapshot } = request.server.installation
  const [path = ''] = request.url.split('?')
  const version = snapshot()
  const isPage = request.method === 'GET' && path.startsWith(`${settings.prefix}/`) && !path.includes(CALLS)
  if (!isPage || version === null || !prefersPage(request)) return null
  const asked = askedAs(request, { prefix: settings.prefix, snapshot: version, format: 'html' })
  const word = wordsIn(asked.language)
  const told = faults.map(
    ({ key, message }) =>
      `<li><code>${escapeHtml(key)}</code> <span lang="en">${escapeHtml(message)}</span></li>`,
  )
  const page = pageHtml(
    { ...asked, url: path },
    {
      title: word('title'),
      body: `<p>${escapeHtml(word('lead'))}</p><ul>${told.join('')}</ul><p>${linkTo(path, word('see'), asked)}</p>`,
      hasJson: false,
      hasCitation: false,
    },
  )
  return sendFaultPage(reply, status, page)
}
