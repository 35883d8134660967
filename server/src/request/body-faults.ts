import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import type { JsonSchema } from '../json-schema.ts'
import type { KeyFault } from '../problems.ts'

const names: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  null: 'null',
  boolean: 'true or false',
  object: 'an object',
}

/** What a schema allows, in words that end the sentence 'must be …'. */
function inWords(schema: JsonSchema): string {
  if (schema.anyOf) {
    const forms = schema.anyOf.map(inWords).join(' or ')
    return schema.description === undefined ? forms : `${forms} (${schema.description})`
  }
  if (schema.enum) return `one of ${schema.enum.join(', ')}`
  if (schema.const !== undefined) return String(schema.const)
  if (schema.type === 'array') {
    const most = schema.maxItems === undefined ? '' : ` of at most ${schema.maxItems}`
    return `a list${most} in which each item is ${inWords(schema.items ?? {})}`
  }
  const keys = Object.keys(schema.properties ?? {})
  const limits = [
    schema.maxLength === undefined ? '' : ` of at most ${schema.maxLength} characters`,
    keys.length === 0 ? '' : ` with the keys ${keys.join(', ')}`,
    schema.description === undefined ? '' : ` (${schema.description})`,
  ]
  return `${names[schema.type ?? ''] ?? 'a value'}${limits.join('')}`
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

type Check = (body: unknown) => readonly KeyFault[]

/** Compiling takes milliseconds, and every call is routed under each prefix. */
const compiled = new WeakMap<TSchema, Check>()

/** Makes a check of one body: every fault names the key and what is allowed; none when the body fits. */
export function bodyCheck(schema: TSchema): Check {
  const known = compiled.get(schema)
  if (known !== undefined) return known
  const { anyOf } = schema as JsonSchema
  const check = anyOf === undefined ? oneCheck(schema) : checkOfOne(schema, anyOf)
  compiled.set(schema, check)
  return check
}

/** The form that a body means to have is chosen first, so that its faults are told in terms of that form. */
function checkOfOne(schema: TSchema, forms: readonly JsonSchema[]): Check {
  const whole = Compile(schema)
  const checks = forms.map((form) => ({ form, check: oneCheck(form as TSchema) }))
  return (body) => {
    if (whole.Check(body)) return []
    const meant = checks.find(({ form }) => isMeant(form, body))
    return meant?.check(body) ?? [{ key: 'body', message: `must be ${inWords(schema as JsonSchema)}` }]
  }
}

/** A list means the list; an object the first form whose required keys it has. */
const isMeant = (form: JsonSchema, body: unknown): boolean =>
  form.type === 'array'
    ? Array.isArray(body)
    : form.type === 'object' && isObject(body) && (form.required ?? []).every((key) => key in body)

function oneCheck(schema: TSchema): Check {
  const whole = Compile(schema)
  const plain = schema as JsonSchema
  const properties = Object.entries(plain.properties ?? {}).map(([key, property]) => ({
    key,
    property,
    fits: Compile(property as TSchema),
  }))
  return (body) => {
    if (whole.Check(body)) return []
    if (plain.properties === undefined || !isObject(body))
      return [{ key: 'body', message: `must be ${inWords(plain)}` }]
    const allowed = properties.map(({ key }) => key)
    const offered = allowed.length === 0 ? 'no keys are allowed' : `allowed are ${allowed.join(', ')}`
    const unknown = Object.keys(body).filter((key) => !allowed.includes(key))
    const missing = (plain.required ?? []).filter((key) => body[key] === undefined)
    return [
      // What is allowed is told once: told with every key, a short body would get megabytes back.
      ...unknown.map((key, at) => ({ key, message: at === 0 ? `is unknown; ${offered}` : 'is unknown' })),
      ...properties
        .filter(({ key, fits }) => body[key] !== undefined && !fits.Check(body[key]))
        .map(({ key, property }) => ({ key, message: `must be ${inWords(property)}` })),
      ...missing.map((key) => ({
        key,
        message: `is missing; it must be ${inWords(plain.properties?.[key] ?? {})}`,
      })),
    ]
  }
}
