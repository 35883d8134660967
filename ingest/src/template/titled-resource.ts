import type { Table } from '@datacentre/catalogue/grammar/table'
import { resourceOf } from '../package/write/resource.ts'

/** A table as `datapackage.json` lists it, with the titles of its columns. */
export function titledResource(table: Table, titles: Readonly<Record<string, string>>): object {
  const resource = resourceOf(table)
  const fields = resource.schema.fields.map((field) => ({ ...field, title: titles[field.name] }))
  return { ...resource, schema: { ...resource.schema, fields } }
}
