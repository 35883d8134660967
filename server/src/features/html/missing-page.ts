import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../answer/escape-html.ts'
import { wordsFrom } from '../../answer/words-from.ts'
import { sendProblem, type Problem } from '../../problems.ts'
import { inLanguage, isEmbedded, type Asked } from '../api-base.ts'
import { sendFaultPage } from '../asked.ts'
import { sendBarePage } from './bare-page.ts'
import { linkTo, pageHtml, type Crumb } from './frame.ts'

const wordsIn = wordsFrom({
  nl: {
    title: 'Niet gevonden',
    lead: '‘{{what}}’ staat niet in deze gegevens. Misschien is het adres niet goed overgenomen, of is de naam veranderd.',
    see: 'Bekijk wat er wel is:',
  },
  en: {
    title: 'Not found',
    lead: '‘{{what}}’ is not in these data. The address may have been copied wrongly, or the name may have changed.',
    see: 'See what there is:',
  },
})

type Missing = {
  readonly problem: Problem
  /** What the address names. */
  readonly what: string
  /** Where all others of its kind are. */
  readonly others: Crumb
}

/** Says that what an address names is not there: a visitor gets a page that leads on, a program the problem. */
export function sendMissing(
  reply: FastifyReply,
  asked: Asked,
  { problem, what, others }: Missing,
): FastifyReply | Promise<FastifyReply> {
  if (asked.format !== 'html') return sendProblem(reply, problem)
  // An address that ends in a slash names nothing: all of its kind are meant.
  if (what === '') return reply.redirect(inLanguage(others.href, asked))
  const word = wordsIn(asked.language)
  const lead = `<p>${escapeHtml(word('lead', { what }))}</p>`
  if (isEmbedded(asked))
    return sendBarePage(reply, asked, { status: problem.status, title: word('title'), body: lead })
  const page = pageHtml(asked, {
    title: word('title'),
    above: [others],
    body: `${lead}<p>${escapeHtml(word('see'))} ${linkTo(others.href, others.text, asked)}</p>`,
    hasJson: false,
    hasCitation: false,
  })
  return sendFaultPage(reply, problem.status, page)
}
