import { retryPauses } from '@datacentre/catalogue/screen-constants'
import { NotFound } from './call.ts'
import { OtherVersion } from './other-version.ts'

/** Whether asking the same thing again cannot help. */
const isFinal = (error: unknown): boolean => error instanceof NotFound || error instanceof OtherVersion

/** A call that failed is tried three times again, with growing pauses (D11). */
export const retrying = {
  retry: (failures: number, error: Error): boolean => failures < retryPauses.length && !isFinal(error),
  retryDelay: (failures: number): number => retryPauses[failures] ?? 0,
} as const

/** The same for what is asked outside of a component; the last failure is told. */
export async function withRetries<Answer>(
  ask: () => Promise<Answer>,
  onFailure: () => void = () => {},
): Promise<Answer> {
  for (const pause of retryPauses) {
    try {
      return await ask()
    } catch (error) {
      if (isFinal(error)) throw error
      // Told when asking again does not help either.
      onFailure()
      await new Promise((resume) => setTimeout(resume, pause))
    }
  }
  return ask()
}
