import { describe, expect, it } from 'vitest'
import { datasetParts } from './dataset-parts.ts'
import { tables } from './tables.ts'

describe('the parts of a dataset', () => {
  it('have every table once', () => {
    const inParts = datasetParts.flatMap((part) => part.tables.map(({ id }) => id))
    expect(inParts.toSorted()).toEqual(tables.map(({ id }) => id).toSorted())
  })
  it('keep what is told of a borehole with the boreholes', () => {
    const boreholes = datasetParts.find(({ id }) => id === 'boreholes')
    expect(boreholes?.tables.map(({ id }) => id)).toEqual([
      'boreholes',
      'strat-interpretations',
      'strat-intervals',
      'deviation-surveys',
      'deviation-points',
      'documents',
      'log-documents',
    ])
  })
})
