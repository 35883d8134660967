import { describe, expect, it } from 'vitest'
import type { Table } from './grammar/table.ts'
import { productionScreens } from './production/index.ts'
import { registers } from './registers/index.ts'
import { tables } from './tables.ts'

/** The column that names a row; details of a borehole have only numbers. */
const nameOf: Readonly<Record<string, string>> = {
  ...Object.fromEntries(registers.map((register) => [register.id, register.name])),
  ...Object.fromEntries(productionScreens.map(({ table, subject }) => [table?.id, subject])),
  facilities: 'facilityName',
  documents: 'fullTitle',
  'log-documents': 'fileName',
}

describe.each<Table>(tables)('the table $id', (table) => {
  const required = table.columns.filter((column) => column.required === true).map(({ key }) => key)
  const name = nameOf[table.id]

  it('requires its keys and its name [D25.6]', () => {
    expect(required).toEqual(expect.arrayContaining([...table.key, ...(name === undefined ? [] : [name])]))
  })
  it('requires nothing else but keys: a code of its own or the borehole it belongs to [D25.6]', () => {
    const others = required.filter((key) => key !== name && !table.key.includes(key))
    const keys = [...(table.unique ?? []), ...(table.references ?? []).map(({ column }) => column)]
    expect(keys).toEqual(expect.arrayContaining(others))
  })
})
