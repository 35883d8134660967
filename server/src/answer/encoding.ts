import { rememberedByText } from '../remembered-by-text.ts'
import { qualityValues } from './quality-values.ts'

/** How an answer's bytes can be packed, the best first. */
export const encodings = ['br', 'gzip'] as const

export type Encoding = (typeof encodings)[number] | 'identity'

/** Browsers and programs send a few dozen forms of the header. */
const HEADERS_KEPT = 100

/** What the caller takes, by its own weights and then by ours (RFC 9110, 12.5.3). */
export const chooseEncoding = (accepted: string | undefined): Encoding =>
  accepted === undefined || accepted === '' ? 'identity' : bestFor(accepted)

const bestFor = rememberedByText(HEADERS_KEPT, (accepted): Encoding => {
  const weights = qualityValues(accepted)
  const weightOf = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0
  const best = encodings.reduce((chosen, name) => (weightOf(name) > weightOf(chosen) ? name : chosen))
  // Unpacked is always allowed, but preferred only by who names it.
  return weightOf(best) > 0 && weightOf(best) >= (weights.get('identity') ?? 0) ? best : 'identity'
})

/**
 * Gzip wherever the caller takes it, for what is put together from pieces that are packed already, where brotli would have to
 * be made while the caller waits.
 */
export const chooseGzipFirst = (accepted: string | undefined): Encoding =>
  accepted === undefined || accepted === '' ? 'identity' : gzipFirstFor(accepted)

const gzipFirstFor = rememberedByText(HEADERS_KEPT, (accepted): Encoding => {
  const withoutBrotli = accepted.split(',').filter((part) => !/^\s*br\s*(;|$)/i.test(part))
  const chosen = chooseEncoding(withoutBrotli.join(','))
  return chosen === 'gzip' ? chosen : chooseEncoding(accepted)
})
