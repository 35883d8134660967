/** What keeps a question from being answered, as an OGC service tells it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  /** The parameter that is wrong. */
  readonly locator: string
  constructor(locator: string, message: string) {
    super(message)
    this.locator = locator
  }
}

/** The parameters of a question; their names are the same in any case. */
export type Parameters = (name: string) => string | null

export function parametersOf(query: unknown): Parameters {
  const entries = Object.entries(typeof query === 'object' && query !== null ? query : {})
  const byName = new Map(entries.map(([name, value]) => [name.toLowerCase(), value as unknown]))
  return (name) => {
    const found = byName.get(name.toLowerCase())
    const value: unknown = Array.isArray(found) ? found[0] : found
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
  }
}

/** Refuses what would narrow or change the answer and is not understood: to leave it aside would answer another question. */
export function refuseOthers(parameters: Parameters, names: readonly string[]): void {
  const given = names.find((name) => parameters(name) !== null)
  if (given !== undefined) throw new Refusal(given, 'is not understood here: leave it out')
}

export function wholeNumber(parameters: Parameters, name: string): number | null {
  const text = parameters(name)
  if (text === null) return null
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(name, `must be a whole number, not ${text}`)
  return Number(text)
}
