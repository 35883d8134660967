import { GEOMETRY, readHistory, type HistoryStep, type RowChange, type Version } from '@datacentre/database'
import { escapeHtml } from '../answer/escape-html.ts'
import { titleOf } from '../collections/property-words.ts'
import { withParameters, type Asked } from '../features/api-base.ts'
import { linkTo } from '../features/html/frame.ts'
import type { Installation } from '../installation.ts'
import { keptIn } from '../request/version-asked.ts'
import { fromStore } from '../from-store.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { StoreAway } from '../store-away.ts'
import { sayVersion } from '../version-words.ts'
import { keyOf, type ObjectDocument } from './object-document.ts'
import { wordsIn } from './words.ts'

type Served = Pick<Installation, 'store'> & { readonly snapshot: Snapshot }

/** The versions in which an object came, changed or went; null while the store is away, as the rest of its page is in memory. */
export async function historyOf(
  { store, snapshot }: Served,
  object: ObjectDocument,
): Promise<readonly HistoryStep<Version>[] | null> {
  const versions = keptIn(snapshot)
  if (versions.length < 2) return []
  try {
    // Rows of the oldest go first: while it is there, so are all others.
    return await fromStore({ store, snapshot: { version: versions.at(-1)! } }, () =>
      readHistory(store, object.layer.table, { key: keyOf(object), versions }),
    )
  } catch (error) {
    if (error instanceof StoreAway) return null
    throw error
  }
}

type Shown = {
  readonly asked: Asked
  readonly object: ObjectDocument
  readonly history: readonly HistoryStep<Version>[] | null
}

/** Every version that changed the object, with what it changed. */
export function historyHtml({ asked, object, history }: Shown): string {
  const word = wordsIn(asked.language)
  const items = (history ?? []).map((step) => `<li>${stepHtml(asked, object, step)}</li>`)
  const none = word(history === null ? 'historyAway' : 'noHistory')
  const list = items.length === 0 ? `<p>${escapeHtml(none)}</p>` : `<ul>${items.join('')}</ul>`
  return `<h2>${escapeHtml(word('history'))}</h2>${list}`
}

function stepHtml(asked: Asked, object: ObjectDocument, { from, to, change }: HistoryStep<Version>): string {
  const word = wordsIn(asked.language)
  const changes = withParameters(`${asked.home}/changes/${object.layer.id}`, {
    from: from.id,
    to: to.id,
    key: keyOf(object),
  })
  const version = sayVersion(to, asked.language)
  const text = `${version.charAt(0).toUpperCase()}${version.slice(1)}: ${whatChanged(asked, object, change)}`
  if (change.after === null) return linkTo(changes, text, asked)
  const then = withParameters(object.address, { version: to.id })
  return `${linkTo(changes, text, asked)} (${linkTo(then, word('thatVersion'), asked)})`
}

/** `gewijzigd (Resultaat, Ligging)` */
function whatChanged(
  { language }: Asked,
  { collection }: ObjectDocument,
  { kind, columns }: RowChange,
): string {
  const word = wordsIn(language)
  if (kind !== 'changed') return word(kind)
  const titles = columns.map((key) => {
    if (key === GEOMETRY) return word('geometry')
    const column = collection.byKey.get(key)
    return column === undefined ? key : titleOf(collection, column, language)
  })
  return `${word(kind)} (${titles.join(', ')})`
}
