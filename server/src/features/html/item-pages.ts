import { speak } from '@datacentre/catalogue/texts/index'
import { escapeHtml } from '../../answer/escape-html.ts'
import { shownHtml } from '../../answer/html-text.ts'
import type { Collection } from '../../collections/collections.ts'
import type { Asked, Link } from '../api-base.ts'
import type { FeatureJson, Page } from '../items.ts'
import type { ItemsQuestion } from '../question.ts'
import { titleOf, unitOf } from '../../collections/property-words.ts'
import { apiCrumb, linkTo, pageHtml, tableHtml } from './frame.ts'
import { shownValue } from './pages.ts'
import { sayPart, wordsIn } from '../words.ts'

const crumbsOf = ({ id }: Collection, asked: Asked) => [
  apiCrumb(asked),
  { href: `${asked.base}/collections`, text: wordsIn(asked.language)('collections') },
  { href: `${asked.base}/collections/${id}`, text: speak(asked.language)(`table.${id}`) },
]

type ItemsShown = {
  readonly collection: Collection
  readonly asked: Asked
  readonly page: Page
  readonly question: ItemsQuestion
  readonly features: readonly FeatureJson[]
  /** Where a feature has a page of its own, where that is not its address; null where it has none. */
  readonly pageOf?: (feature: FeatureJson) => string | null
  readonly notice?: string | null
}

/** The features of a page as a table, each with a link to its own page. */
export function itemsPage(shown: ItemsShown): string {
  const { collection, asked, page, question, features, notice = null } = shown
  const ownPage = ({ id }: FeatureJson): string =>
    `${asked.base}/collections/${collection.id}/items/${encodeURIComponent(id)}`
  const say = speak(asked.language)
  const columns = collection.columns.filter(({ key }) => question.wanted?.has(key) ?? true)
  const nameOf = (feature: FeatureJson): string => String(feature.properties[collection.name] ?? feature.id)
  const rows = features.map((feature) => {
    const here = (shown.pageOf ?? ownPage)(feature)
    const name = here === null ? escapeHtml(nameOf(feature)) : linkTo(here, nameOf(feature), asked)
    const cells = columns.map(
      ({ key }) =>
        `<td>${shownHtml(shownValue(collection, key, feature.properties[key], asked), asked.language)}</td>`,
    )
    return `<tr><th scope="row">${name}</th>${cells.join('')}</tr>`
  })
  const heads = columns.map((column) => {
    const unit = unitOf(collection, column)
    const title = titleOf(collection, column, asked.language)
    return unit === null ? title : `${title} (${unit})`
  })
  const turning = page.links
    .filter(({ rel }) => rel === 'prev' || rel === 'next')
    .map(({ href, rel }) => {
      const words = say(rel === 'next' ? 'paging.next' : 'paging.previous')
      return `<a rel="${rel}" href="${escapeHtml(href)}">${escapeHtml(words)}</a>`
    })
  const from = page.places.length === 0 ? 0 : question.offset + 1
  const report = sayPart(asked.language, from, question.offset + page.places.length, page.matched)
  const table =
    features.length === 0
      ? ''
      : tableHtml(say(`table.${collection.id}`), [wordsIn(asked.language)('feature'), ...heads], rows)
  return pageHtml(asked, {
    title: say(`table.${collection.id}`),
    above: crumbsOf(collection, asked),
    body: `<p>${escapeHtml(page.matched === 0 ? say('noResults') : report)}</p>${table}<p>${turning.join(' · ')}</p>`,
    links: page.links,
    notice,
  })
}

type ItemShown = {
  readonly collection: Collection
  readonly asked: Asked
  readonly feature: FeatureJson
  readonly links: readonly Link[]
}

/** All that is known of one feature. */
export function itemPage({ collection, asked, feature, links }: ItemShown): string {
  const facts = collection.columns.map((column) => {
    const shown = shownValue(collection, column.key, feature.properties[column.key], asked)
    const unit = unitOf(collection, column)
    const title = escapeHtml(titleOf(collection, column, asked.language))
    const told = unit === null || shown === '' ? shown : `${shown} ${unit}`
    return `<dt>${title}</dt><dd>${shownHtml(told, asked.language)}</dd>`
  })
  return pageHtml(asked, {
    title: String(feature.properties[collection.name] ?? feature.id),
    above: crumbsOf(collection, asked),
    body: `<dl>${facts.join('')}</dl>`,
    links,
  })
}
