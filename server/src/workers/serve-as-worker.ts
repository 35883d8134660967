import { serve, type Serving } from '../serve.ts'
import type { Settings } from '../settings/settings.ts'
import type { Taken, ToldError, ToWorker } from './messages.ts'
import { linkTo, metricsBySupervisor, type Channel } from './worker-link.ts'

/** How often a worker shows that it lives, and what it is ready for. */
const PULSE_MS = 1000
/** How often workers tell each other what clients took of their rate. */
const TELL_TAKEN_MS = 200
const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

const channel: Channel = {
  send: (message) => {
    // A supervisor that is gone ends this process; what was said to it meanwhile nobody misses.
    if (process.connected) process.send?.(message)
  },
  onMessage: (heard) => void process.on('message', (message: ToWorker) => heard(message)),
}

/** An error by what a supervisor tells an operator of it. */
function toldError(error: unknown): ToldError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error) }
  const { name, message, code }: NodeJS.ErrnoException = error
  return { name, message, ...(code !== undefined && { code }) }
}

/** Answers visitors as one of several processes, until the supervisor says that it should stop. */
export async function serveAsWorker(settings: Settings, root: string): Promise<void> {
  const state: { serving?: Serving; isStopping: boolean } = { isStopping: false }
  const told = {
    figuresWanted: (_question: number): void => {},
    taken: (_taken: Taken): void => {},
    stop: (): void => {
      if (state.isStopping) return
      state.isStopping = true
      // Who has not begun has nothing to finish.
      if (state.serving === undefined) process.exit(0)
      state.serving.stop().then(
        () => process.exit(0),
        (error: unknown) => fail(error),
      )
    },
  }
  const link = linkTo(channel, {
    figuresWanted: (question) => told.figuresWanted(question),
    taken: (taken) => told.taken(taken),
    stop: () => told.stop(),
  })
  const fail = (error: unknown): void => {
    process.send?.({ said: 'failed', error: toldError(error) }, undefined, undefined, () => process.exit(1))
  }
  // Ctrl-C reaches every process of the terminal: the supervisor says what to do.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => told.stop())
  const ask = async (chore: 'prepare' | 'keepFiles' | 'keepDataset'): Promise<void> =>
    void (await link.ask(chore))
  try {
    state.serving = await serve({
      settings,
      root,
      chores: {
        prepare: () => ask('prepare'),
        keepFiles: () => ask('keepFiles'),
        keepDataset: () => ask('keepDataset'),
      },
      beforeServing: link.allBuilt,
      together: { readiness: link.readinessOfAll, metrics: metricsBySupervisor(link.ask, METRICS_TYPE) },
      oversee: async ({ server, readiness, onTrouble }) => {
        const { rate } = server.admission
        const tell = (): void => link.tell({ said: 'pulse', readiness: readiness() })
        told.figuresWanted = (question) => {
          server.metrics
            .figures()
            .then((figures) => link.tell({ said: 'figures', figures, question }))
            .catch(onTrouble)
        }
        told.taken = (taken) => rate?.takenElsewhere(taken)
        const pulse = setInterval(tell, PULSE_MS)
        const telling = setInterval(() => {
          const taken = rate?.taken() ?? []
          if (taken.length > 0) link.tell({ said: 'taken', taken })
        }, TELL_TAKEN_MS)
        tell()
        return {
          tell,
          close: async () => {
            clearInterval(pulse)
            clearInterval(telling)
          },
        }
      },
    })
    link.tell({ said: 'listening', address: state.serving.address })
  } catch (error) {
    fail(error)
  }
}
