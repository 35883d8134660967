import { boreholes, licences, seismicLines, tables } from '@datacentre/catalogue'
import { describe, expect, it } from 'vitest'
import { tableSchema } from './table-schema.ts'

const fieldOf = (schema: ReturnType<typeof tableSchema>, name: string) =>
  schema.fields.find((field) => field.name === name)

describe('the Table Schema of a table', () => {
  it.each(tables.map((table) => [table.id, table] as const))(
    'of %s names its columns and its key [D25.1]',
    (_, table) => {
      const schema = tableSchema(table)
      expect(schema.fields.map(({ name }) => name)).toEqual(table.columns.map(({ key }) => key))
      expect(schema.primaryKey).toEqual(table.key)
    },
  )

  it('tells days from months, whole numbers from others, and what must have a value', () => {
    const schema = tableSchema(boreholes)
    expect(fieldOf(schema, 'boreholeDbk')).toEqual({
      name: 'boreholeDbk',
      type: 'integer',
      constraints: { required: true, unique: true, minimum: 0 },
    })
    expect(fieldOf(schema, 'startDate')).toEqual({ name: 'startDate', type: 'date', format: 'default' })
    expect(fieldOf(schema, 'resultCode')).toEqual({
      name: 'resultCode',
      type: 'string',
      codeList: 'boreholeResult',
    })
    expect(fieldOf(tableSchema(seismicLines), 'releaseDate')?.type).toBe('yearmonth')
    expect(fieldOf(tableSchema(seismicLines), 'length')).toMatchObject({ type: 'integer', unit: 'm' })
    expect(fieldOf(tableSchema(licences), 'licensees')?.type).toBe('array')
  })

  it('names no resource where a table refers to itself', () => {
    expect(tableSchema(boreholes).foreignKeys).toContainEqual({
      fields: ['parentDbk'],
      reference: { fields: ['boreholeDbk'] },
    })
    expect(tableSchema(seismicLines).foreignKeys).toEqual([
      { fields: ['surveyId'], reference: { resource: 'seismic-surveys-2d', fields: ['id'] } },
    ])
  })
})
