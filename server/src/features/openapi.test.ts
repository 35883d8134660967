import { createConfig, lintFromString } from '@redocly/openapi-core'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { fillFeatures } from '../../testing/feature-dataset.ts'
import { smallServer } from '../../testing/small-server.ts'

type Operation = { readonly responses: Readonly<Record<string, { readonly content?: Json }>> }
type Json = Readonly<Record<string, unknown>>
type Description = { readonly paths: Readonly<Record<string, { readonly get: Operation }>> } & Json

const parts = smallServer('sqlite', fillFeatures)
const get = (address: string) => parts().server.inject(`/datacenter${address}`)
const descriptionAt = async (address: string): Promise<Description> => (await get(address)).json()

/** The schema of an answer, with the parts that it refers to beside it. */
function validatorOf(description: Description, schema: unknown) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  return ajv.compile({ ...(schema as Json), components: description['components'] })
}

describe('the description of the API', () => {
  it.each(['/api/v1/openapi.json', '/api/openapi.json'])('%s passes a linter', async (address) => {
    const config = await createConfig({ extends: ['minimal'] })
    const problems = await lintFromString({ source: (await get(address)).body, config })
    const told = problems.filter(({ severity }) => severity === 'error')
    expect(told.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
  })

  it('describes every answer that there is: each holds to its schema', async () => {
    const description = await descriptionAt('/api/v1/openapi.json')
    const wrong: unknown[] = []
    let checked = 0
    for (const [path, { get: operation }] of Object.entries(description.paths)) {
      const items = path.replace('/items/{featureId}', '/items?limit=1')
      const [first] = path.endsWith('{featureId}')
        ? (await get(`/api/v1${items}`)).json<{ features: { id: string }[] }>().features
        : []
      // The landing page has no slash at its end.
      const address = path.replace(/^\/$/, '').replace('{featureId}', encodeURIComponent(first?.id ?? ''))
      const answer = await get(`/api/v1${address}${address.includes('?') ? '&' : '?'}f=json`)
      expect([path, answer.statusCode]).toEqual([path, 200])
      const media = String(answer.headers['content-type']).split(';')[0]!
      const content = operation.responses['200']?.content?.[media] as { schema: unknown } | undefined
      expect([path, media, content === undefined]).toEqual([path, media, false])
      const validate = validatorOf(description, content!.schema)
      checked++
      if (!validate(answer.json())) wrong.push([path, validate.errors])
    }
    expect(wrong).toEqual([])
    expect(checked).toBeGreaterThan(15)
  })

  it('describes what is refused, too', async () => {
    const description = await descriptionAt('/api/v1/openapi.json')
    const validate = validatorOf(description, { $ref: '#/components/schemas/Problem' })
    for (const address of [
      '/collections/wells',
      '/collections/boreholes/items?limit=x',
      '/collections/boreholes/items/999',
    ]) {
      expect(validate((await get(`/api/v1${address}`)).json())).toBe(true)
    }
  })
})
