import { expect, it } from 'vitest'
import { addRow, type FoundRows } from './found-rows.ts'

it('adds as many rows as a country has documents in no time', () => {
  const found: FoundRows = new Map()
  for (let nr = 0; nr < 300_000; nr++) addRow(found, 'documents', { assetBfileDbk: nr })
  expect(found.get('documents')).toHaveLength(300_000)
  expect(found.get('documents')?.at(-1)).toEqual({ assetBfileDbk: 299_999 })
})
