import { retryPauses } from '../screen-constants.ts'

/** Asks, and after a failure asks again with growing pauses (decision 11); the last failure is told. */
export async function withRetries<Answer>(
  ask: () => Promise<Answer>,
  onFailure: () => void = () => {},
): Promise<Answer> {
  for (const pause of retryPauses) {
    try {
      return await ask()
    } catch {
      // Told when asking again does not help either.
      onFailure()
      await new Promise((resume) => setTimeout(resume, pause))
    }
  }
  return ask()
}
