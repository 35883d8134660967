import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../answer/escape-html.ts'
import { wordsFrom } from '../../answer/words-from.ts'
import { sendProblem, type Problem } from '../../problems.ts'
import type { Asked } from '../api-base.ts'
import { sendFaultPage } from '../asked.ts'
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
  const word = wordsIn(asked.language)
  const page = pageHtml(asked, {
    title: word('title'),
    above: [others],
    body: `<p>${escapeHtml(word('lead', { what }))}</p><p>${escapeHtml(word('see'))} ${linkTo(others.href, others.text, asked)}</p>`,
    hasJson: false,
    hasCitation: false,
  })
  return sendFaultPage(reply, problem.status, page)
}
