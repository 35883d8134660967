/** How an answer's bytes can be packed, the best first. */
export const encodings = ['br', 'gzip'] as const

export type Encoding = (typeof encodings)[number] | 'identity'

/** What the caller takes, by its own weights and then by ours (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined || accepted === '') return 'identity'
  const weights = new Map<string, number>()
  for (const part of accepted.split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    weights.set(name.trim(), weight === undefined ? 1 : Number(weight))
  }
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0
  const best = encodings.reduce((chosen, name) => (weightOf(name) > weightOf(chosen) ? name : chosen))
  return weightOf(best) > 0 ? best : 'identity'
}
