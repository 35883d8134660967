import type { Call } from '@datacentre/catalogue/grammar/register'
import type { Received, Service } from '@datacentre/client/testing/service'

/** Keeps what is asked waiting until the test lets it go; only the answers to what this picks out wait. */
export function holdAnswers(
  service: Service,
  call: Call,
  answer: (received: Received) => Response,
  isHeld: (received: Received) => boolean = () => true,
): () => void {
  let letGo = (): void => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  service.respond(call, async (received) => {
    if (isHeld(received)) await held
    return answer(received)
  })
  return letGo
}
