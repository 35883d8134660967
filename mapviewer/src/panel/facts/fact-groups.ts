import { layerOf, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import type { Column } from '@datacentre/catalogue/grammar/column'
import type { TextKey } from '@datacentre/catalogue/texts/index'

export type FactGroup = { readonly title: TextKey; readonly columns: readonly Column[] }

/** The columns of an object under their headings; what no group names comes last, so that every column is shown. */
export function factGroups(name: LayerId): readonly FactGroup[] {
  const { table, title, facts } = layerOf(name)
  const byKey = new Map(table.columns.map((column) => [column.key, column]))
  const grouped = facts.map((group) => ({
    title: `object.${group.title}` as const,
    columns: group.columns.flatMap((key) => byKey.get(key) ?? []),
  }))
  const named = new Set([title, ...facts.flatMap(({ columns }) => columns)])
  const others = table.columns.filter(({ key }) => !named.has(key))
  return [...grouped, { title: 'object.other', columns: others }]
}
