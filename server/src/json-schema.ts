/** The parts of JSON Schema that the bodies and answers of our calls use. */
export type JsonSchema = {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean
  readonly maxLength?: number
  readonly maxItems?: number
  readonly description?: string
  readonly examples?: readonly unknown[]
}
