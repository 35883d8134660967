import { describe, expect, it } from 'vitest'
import { readFeatures, type FeatureText } from './geojson.ts'

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function read(text: string, size = 1000): Promise<FeatureText[]> {
  const features: FeatureText[] = []
  for await (const batch of readFeatures(pieces(text, size))) features.push(...batch)
  return features
}

const text = `{
  "type": "FeatureCollection",
  "name": "a \\"features\\": [ in a string",
  "crs": { "type": "name", "properties": { "name": "urn:ogc:def:crs:OGC:1.3:CRS84", "features": [] } },
  "features": [
    { "type": "Feature", "properties": { "name": "brace } and \\" quote \\\\" }, "geometry": null },
    { "type": "Feature", "properties": { "nested": { "a": { } } },
      "geometry": null }
  ]
}`

describe('a GeoJSON file', () => {
  it('gives its features one by one, whatever braces their texts hold', async () => {
    const features = await read(text)
    expect(features.map((feature) => JSON.parse(feature.text).properties)).toEqual([
      { name: 'brace } and " quote \\' },
      { nested: { a: {} } },
    ])
  })
  it('tells the line each feature begins on', async () => {
    expect((await read(text)).map(({ line }) => line)).toEqual([6, 7])
  })
  it('reads the same in whatever pieces it arrives', async () => {
    const whole = await read(text)
    for (const size of [1, 2, 7, 33, 100]) expect(await read(text, size)).toEqual(whole)
  })
  it('may be empty of features', async () => {
    expect(await read('{"type":"FeatureCollection","features":[]}')).toEqual([])
  })
  it('that is cut off is refused', async () => {
    await expect(read(text.slice(0, -40))).rejects.toThrow('cut off')
    await expect(read(text.slice(0, -2))).rejects.toThrow('cut off')
  })
  it('that is no collection is refused', async () => {
    await expect(read('{"type":"Point","coordinates":[5,52]}')).rejects.toThrow('FeatureCollection')
    await expect(read('')).rejects.toThrow('FeatureCollection')
  })
  it.each([
    ['a missing comma', '[{"a":1}\n{"a":2}]', 2, 'must have a comma'],
    ['two commas', '[{"a":1},\n,{"a":2}]', 2, 'an extra comma'],
    ['a comma before the first feature', '[\n\n,{"a":1}]', 3, 'an extra comma'],
    ['a comma after the last feature', '[{"a":1},\n]', 2, 'an extra comma'],
  ])('with %s is refused, with the line', async (_what, list, line, message) => {
    for (const size of [1, 5, 1000]) {
      await expect(read(`{"features":${list}}`, size)).rejects.toMatchObject({
        line,
        message: expect.stringContaining(message),
      })
    }
  })
  it('with something else between its features is refused', async () => {
    await expect(read('{"features":[ 7 ]}')).rejects.toThrow('not a feature')
  })
})
