import { speak, type TextKey } from '@datacentre/catalogue/texts/index'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import { escapeHtml } from '../answer/escape-html.ts'
import { withParameters, type Asked } from '../features/api-base.ts'
import { linkTo, pageHtml, tableHtml } from '../features/html/frame.ts'
import type { Found } from '../findings/quality-of.ts'
import { objectAddress } from '../object-address.ts'
import { words } from './words.ts'

/** What the findings of a rule are taken home as. */
export const FILES = ['csv', 'xlsx'] as const

export const QUALITY = '/quality'

/** Every rule with how much it finds. */
export function qualityPage(asked: Asked, all: readonly Found[]): string {
  const { language, home } = asked
  const word = words[language]
  const rows = all.map(({ rule, findings }) => {
    const { title, rule: told } = rule.words[language]
    return `<tr><th scope="row">${linkTo(`${home}${QUALITY}/${rule.id}`, title, asked)}<br>${escapeHtml(told)}</th><td class="number">${showAmount(findings.length, language)}</td></tr>`
  })
  return pageHtml(asked, {
    title: word.title,
    body: `<p>${escapeHtml(word.lead)}</p>${tableHtml(word.title, [word.rule, word.count], rows)}`,
  })
}

/** One rule with all that it finds. */
export function rulePage(asked: Asked, { rule, findings }: Found): string {
  const { language, home } = asked
  const word = words[language]
  const say = speak(language)
  const { title, rule: told } = rule.words[language]
  const rows = findings.map(
    (one) =>
      `<tr><th scope="row">${linkTo(objectAddress(asked, one.layer, one.key), one.name, asked)}</th><td>${escapeHtml(say(`map.kind.${one.layer}` as TextKey))}</td><td>${escapeHtml(one[language])}</td></tr>`,
  )
  return pageHtml(asked, {
    title,
    above: [{ href: `${home}${QUALITY}`, text: word.title }],
    forms:
      findings.length === 0
        ? []
        : FILES.map((f) => ({ href: withParameters(asked.url, { f }), text: f.toUpperCase() })),
    body: [
      `<p>${escapeHtml(told)}</p>`,
      rows.length === 0
        ? `<p>${escapeHtml(word.none)}</p>`
        : `<p>${escapeHtml(word.count)}: ${showAmount(rows.length, language)}</p>${tableHtml(title, [word.object, word.kind, word.what], rows)}`,
    ].join(''),
  })
}
