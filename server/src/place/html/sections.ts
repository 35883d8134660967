import { countedThere } from '@datacentre/catalogue/companies/companies-there'
import { expiryOf } from '@datacentre/catalogue/past/in-force'
import { speak } from '@datacentre/catalogue/texts/index'
import { quantityTextKey } from '@datacentre/catalogue/texts/keys'
import { figureSpan } from '@datacentre/catalogue/production/series/figure-span'
import { amountInUnit, showAmount } from '@datacentre/catalogue/wording/amount'
import { changeInWords } from '@datacentre/catalogue/wording/change-in-words'
import { yearInWords } from '@datacentre/catalogue/wording/figure-times'
import { escapeHtml } from '../../answer/escape-html.ts'
import { paragraph } from '../../answer/html-text.ts'
import { shownChange } from '../../changes/shown-change.ts'
import type { Asked } from '../../features/api-base.ts'
import { linkTo, tableHtml } from '../../features/html/frame.ts'
import { spokenIn } from '../../speech-in.ts'
import { sayVersion } from '../../version-words.ts'
import type { PlaceChange } from '../answer/place-changes.ts'
import type { PlaceDocument } from '../place-document.ts'
import { wordsIn } from '../words.ts'
import { figuresHtml } from './figures.ts'
import { columnHtml, companyLink, holePart, nearTable, objectLink } from './lists.ts'
import { productionSentence } from './paragraph.ts'

export type Shown = {
  readonly asked: Asked
  readonly document: PlaceDocument
  /** The one address of the page. */
  readonly here: string
}

const heading = (text: string): string => `<h3>${escapeHtml(text)}</h3>`

/** Fields, licences and mining facilities. */
export function underHtml({ asked, document: { answer, licences }, here }: Shown): string {
  const word = wordsIn(asked.language)
  const { others } = licences
  const counted = speak(asked.language)('register.licences.count', { count: others.length })
  return [
    heading(word('fields')),
    nearTable(asked, {
      layer: 'fields',
      label: word('fields'),
      near: answer.near('fields'),
      none: word('noFields'),
      here,
      cells: [
        { head: word('mineral'), html: columnHtml(asked, 'fields', 'fieldLegend') },
        { head: word('status'), html: columnHtml(asked, 'fields', 'fieldStatus') },
        { head: word('operator'), html: ({ row }) => companyLink(asked, row['fieldOperator']) },
      ],
    }),
    heading(word('licences')),
    nearTable(asked, {
      layer: 'licences',
      label: word('licences'),
      near: licences.inForce,
      none: word('noLicences'),
      here,
      cells: [
        { head: word('type'), html: columnHtml(asked, 'licences', 'licenceTypeCode') },
        { head: word('mineral'), html: columnHtml(asked, 'licences', 'resourceCode') },
        { head: word('operator'), html: ({ row }) => companyLink(asked, row['operator']) },
        {
          head: word('until'),
          html: (near) =>
            expiryOf(near.row) === null
              ? escapeHtml(word('noEnd'))
              : columnHtml(asked, 'licences', 'expiryDate')(near),
        },
      ],
    }),
    others.length === 0 ? '' : paragraph(word('otherLicences', { licences: counted })),
    heading(word('facilities')),
    nearTable(asked, {
      layer: 'facilities',
      label: word('facilities'),
      near: answer.near('facilities'),
      none: word('noFacilities'),
      here,
      cells: [
        { head: word('type'), html: columnHtml(asked, 'facilities', 'facilityType') },
        { head: word('operator'), html: ({ row }) => companyLink(asked, row['operatorName']) },
      ],
    }),
  ].join('')
}

export function boreholesHtml({ asked, document: { answer }, here }: Shown): string {
  const word = wordsIn(asked.language)
  return `${paragraph(word('partRule'))}${nearTable(asked, {
    layer: 'boreholes',
    label: word('boreholes'),
    near: answer.holes,
    none: word('noHoles'),
    here,
    cells: [
      holePart(asked),
      { head: word('result'), html: columnHtml(asked, 'boreholes', 'resultCode') },
      { head: word('status'), html: columnHtml(asked, 'boreholes', 'statusDescription') },
      { head: word('began'), html: columnHtml(asked, 'boreholes', 'startDate') },
      { head: word('owner'), html: ({ row }) => companyLink(asked, row['legalOwnerName']) },
    ],
  })}`
}

export function companiesHtml({ asked, document: { companies } }: Shown): string {
  const word = wordsIn(asked.language)
  if (companies.length === 0) return paragraph(word('noCompanies'))
  const rows = companies.map((company) => {
    const cells = countedThere.map(
      (count) => `<td class="number">${showAmount(company[count], asked.language)}</td>`,
    )
    return `<tr><th scope="row">${companyLink(asked, company.name)}</th>${cells.join('')}</tr>`
  })
  return tableHtml(word('companies'), [word('company'), ...countedThere.map((count) => word(count))], rows)
}

export function productionHtml({ asked, document }: Shown): string {
  const { language } = asked
  const word = wordsIn(language)
  const say = speak(language)
  const others = figuresHtml(asked, document)
  if (document.production.length === 0) return others || paragraph(word('noProduction'))
  const span = figureSpan(asked.version)
  const parts = document.production.map((one) => {
    const title = say(quantityTextKey(one.product, 'Produced'))
    const year = yearInWords(one.answer.last.year, { span, say })
    const rows = one.fields.map(
      ({ field, amount }) =>
        `<tr><th scope="row">${objectLink(asked, 'fields', field)}</th><td class="number">${escapeHtml(amountInUnit(amount, one.unit, { say, language }))}</td></tr>`,
    )
    const table = rows.length === 0 ? '' : tableHtml(title, [word('field'), word('amount', { year })], rows)
    return `${heading(title)}${paragraph(productionSentence(one, document, language))}${table}`
  })
  return `${paragraph(word('productionRule'))}${parts.join('')}${others}`
}

const SEISMIC = ['seismic-surveys-3d', 'seismic-surveys-2d', 'seismic-lines'] as const

/** The seismic surveys and lines that cross a place. */
export function seismicHtml({ asked, document: { answer }, here }: Shown): string {
  const word = wordsIn(asked.language)
  const parts = SEISMIC.map((layer) => {
    const label = speak(asked.language)(`table.${layer}`)
    const none = word(layer === 'seismic-lines' ? 'noLines' : 'noSurveys')
    const near = answer.near(layer)
    const title = `${label} (${showAmount(near.length, asked.language)})`
    return `${heading(title)}${nearTable(asked, { layer, label, near, none, here, cells: [] })}`
  })
  return parts.join('')
}

/** More than these are in the feed. */
const CHANGES_SHOWN = 20

export function changesHtml({ asked }: Shown, changes: readonly PlaceChange[] | null): string {
  const { language, home } = asked
  const word = wordsIn(language)
  if (changes === null) return paragraph(word('changesAway'))
  if (changes.length === 0) return paragraph(word('noChanges'))
  const items = changes.slice(0, CHANGES_SHOWN).map((one) => {
    const shown = shownChange({ table: one.layer.table, language, home }, one)
    const told = changeInWords(shown, one.layer.id, spokenIn(language))
    return `<li>${linkTo(shown.address, shown.name, asked)}: ${escapeHtml(told)} · ${escapeHtml(sayVersion(one.pair[1], language))}</li>`
  })
  return `<ul>${items.join('')}</ul>`
}
