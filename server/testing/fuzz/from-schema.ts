import fc from 'fast-check'

/** As much of JSON Schema as the description of the calls uses. */
export type Schema = {
  readonly type?: string
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly examples?: readonly unknown[]
  readonly maxItems?: number
  readonly maxLength?: number
  readonly minimum?: number
}

const ofType: Readonly<Record<string, (schema: Schema) => fc.Arbitrary<unknown>>> = {
  string: ({ maxLength = 40 }) => fc.string({ maxLength }),
  integer: ({ minimum = -1e9 }) => fc.integer({ min: minimum }),
  number: () => fc.double({ noNaN: true, noDefaultInfinity: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {}, maxItems = 5 }) => fc.array(fromSchema(items), { maxLength: Math.min(maxItems, 5) }),
  object: ({ properties = {}, required = [] }) =>
    fc.record(Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, fromSchema(one)])), {
      requiredKeys: [...required],
    }),
}

/** Values that a schema allows; what is left out of it, such as a pattern, they may break. */
export function fromSchema(schema: Schema): fc.Arbitrary<unknown> {
  const { anyOf, examples = [] } = schema
  const plain =
    anyOf !== undefined
      ? fc.oneof(...anyOf.map(fromSchema))
      : 'const' in schema
        ? fc.constant(schema.const)
        : schema.enum !== undefined
          ? fc.constantFrom(...schema.enum)
          : (ofType[schema.type ?? ''] ?? (() => fc.jsonValue({ maxDepth: 2 })))(schema)
  return examples.length === 0 ? plain : fc.oneof(plain, fc.constantFrom(...examples))
}

/** The same with something in it that the schema does not allow: another type, an unknown key, a value that is too long. */
export const againstSchema = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc
      .tuple(fromSchema(schema), fc.string(), fc.jsonValue({ maxDepth: 2 }))
      .map(([value, key, other]) =>
        value !== null && typeof value === 'object' && !Array.isArray(value)
          ? { ...value, [key]: other }
          : [value, other],
      ),
    fc
      .tuple(
        fromSchema(schema),
        fc.nat(),
        fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant('z'.repeat(5000))),
      )
      .map(([value, at, other]) => {
        if (value === null || typeof value !== 'object') return other
        const keys = Object.keys(value)
        const key = keys[at % Math.max(1, keys.length)]
        return key === undefined
          ? other
          : Array.isArray(value)
            ? value.with(Number(key), other)
            : { ...value, [key]: other }
      }),
  )
