import { emptyRow } from '@datacentre/fixtures/empty-row'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { documents, type Document } from '../../supporting/documents.ts'
import { listDocument, ListedDocument } from './listed-documents.ts'

describe('a document on the wire', () => {
  const aDocument = (values: Partial<Document>): Document => ({
    ...emptyRow(documents.columns),
    assetBfileDbk: 1,
    boreholeDbk: 2,
    fullTitle: 'Boorverslag',
    ...values,
  })

  it('is lost or not, and has a file or not, in booleans [D20.4]', () => {
    expect(listDocument(aDocument({ hasBfile: 'J', lost: 'N' }))).toMatchObject({
      hasBfile: true,
      lost: false,
    })
    expect(listDocument(aDocument({ hasBfile: 'N', lost: 'J' }))).toMatchObject({
      hasBfile: false,
      lost: true,
    })
    expect(Value.Check(ListedDocument, listDocument(aDocument({})))).toBe(true)
    expect(Value.Check(ListedDocument, { ...listDocument(aDocument({})), lost: 'N' })).toBe(false)
  })
  it('is not lost when nobody says so, and has a file when it is served [D20.4]', () => {
    expect(listDocument(aDocument({}))).toMatchObject({ hasBfile: false, lost: false, fileServed: false })
    expect(listDocument(aDocument({ filePath: 'a.pdf' }))).toMatchObject({ hasBfile: true, fileServed: true })
  })
})
