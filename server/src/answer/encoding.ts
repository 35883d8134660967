import { qualityValues } from './quality-values.ts'

/** How an answer's bytes can be packed, the best first. */
export const encodings = ['br', 'gzip'] as const

export type Encoding = (typeof encodings)[number] | 'identity'

/** What the caller takes, by its own weights and then by ours (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined || accepted === '') return 'identity'
  const weights = qualityValues(accepted)
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0
  const best = encodings.reduce((chosen, name) => (weightOf(name) > weightOf(chosen) ? name : chosen))
  // Unpacked is always allowed, but preferred only by who names it.
  return weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : 'identity'
}
