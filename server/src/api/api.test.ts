import { calls } from '@datacentre/catalogue/wire/calls'
import { describe, expect, it } from 'vitest'
import { openApi } from './openapi.ts'

type Operation = {
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: {
    readonly required: boolean
    readonly content: { readonly 'application/json': { readonly schema: unknown } }
  }
  readonly responses: Readonly<Record<string, unknown>>
}
type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>

const paths = openApi('/datacenter', '1').paths as Paths
const operation = (method: 'get' | 'post', path: string): Operation => paths[path]![method]!

describe('the description for machines', () => {
  it('asks for no body where none is needed', () => {
    const isRequired = (path: string) => operation('post', path).requestBody?.required
    expect(isRequired('/rest/brh/boreholes')).toBe(false)
    expect(isRequired('/rest/brh/boreholes-export')).toBe(false)
    expect(isRequired('/rest/field/fields-export')).toBe(true)
    expect(isRequired('/rest/prodfigures/field')).toBe(true)
  })
  it('has the parameter lang on every export', () => {
    for (const call of calls.filter(({ answer }) => 'spreadsheet' in answer))
      expect(operation('post', call.path).parameters).toContainEqual(
        expect.objectContaining({ name: 'lang', in: 'query' }),
      )
  })
  it('lists a wrong method everywhere and an unknown language where one is in the path', () => {
    for (const operations of Object.values(paths))
      for (const { responses } of Object.values(operations)) expect(responses).toHaveProperty('405')
    expect(operation('get', '/i18n/{lang}.json').responses).toHaveProperty('404')
    for (const status of ['414', '431', '500']) {
      expect(operation('get', '/i18n/{lang}.json').responses).toHaveProperty(status)
    }
    for (const status of ['400', '403', '408', '413', '415', '417', '431', '500', '503']) {
      expect(operation('post', '/rest/brh/boreholes').responses).toHaveProperty(status)
    }
  })
  it('tells what stands in the path and after the question mark, and what must', () => {
    const named = (path: string, name: string) =>
      operation('get', path).parameters.find((parameter) => parameter.name === name)
    expect(named('/rest/map/{layer}/within', 'layer')).toMatchObject({ in: 'path', required: true })
    expect(named('/rest/map/{layer}/within', 'bbox')).toMatchObject({ in: 'query', required: true })
    expect(named('/rest/search/suggest/{text}', 'layers')).toMatchObject({ in: 'query', required: false })
    for (const call of calls) {
      const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
      expect(Object.keys(call.inPath ?? {})).toEqual(inPath)
    }
  })
  it('tells when a borehole has nothing to answer, and that the store may be away', () => {
    const { responses } = operation('post', '/rest/brh/dirsurveys')
    expect(responses).toMatchObject({
      204: { description: expect.stringContaining('none of this borehole') },
    })
    expect(responses['503']).toMatchObject({ description: expect.stringContaining('database') })
  })
  it('tells that a list may be empty, and that what we have none of is always 204 [D20.7]', () => {
    const statuses = (path: string) =>
      Object.keys(operation('post', path).responses).filter((one) => one < '300')
    expect(statuses('/rest/brh/dirsurveys')).toEqual(['200', '204'])
    expect(statuses('/rest/brh/documents')).toEqual(['200'])
    expect(statuses('/rest/brh/logdocuments')).toEqual(['200'])
    for (const none of ['measurements', 'coreruns', 'photos'])
      expect(statuses(`/rest/brh/${none}`)).toEqual(['204'])
  })
  it('tells of each screen only what it offers', () => {
    const { schema } = operation('post', '/rest/prodfigures/facility').requestBody!.content[
      'application/json'
    ]
    expect(schema).toMatchObject({
      properties: {
        product: { enum: ['Gas'] },
        production: { enum: ['Flared', 'Consumed'] },
        unit: { enum: ['1000Nm3', '1000Sm3'] },
      },
    })
  })
})
