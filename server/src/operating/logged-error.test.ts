import { StoreUnavailable } from '@datacentre/database'
import { expect, it } from 'vitest'
import { listeningServer } from '../../testing/listening-server.ts'
import { loggedError } from './logged-error.ts'

/** The error of a line that tells of it. */
async function logged(error: Error): Promise<Readonly<Record<string, unknown>>> {
  const lines: string[] = []
  const { server } = await listeningServer({
    snapshot: null,
    environment: { LOG_LEVEL: 'warn' },
    log: (line) => lines.push(line),
  })
  server.log.warn(error)
  return JSON.parse(lines[0] ?? '').err
}

it('the log tells once what PostgreSQL says, and below the stack where that came from', async () => {
  const cause = Object.assign(new Error('the database system is starting up'), { code: '57P03' })
  const told = await logged(new StoreUnavailable('postgres://jan:***@host/x', cause))
  expect(told).toMatchObject({
    type: 'StoreUnavailable',
    message:
      'The database of DATABASE_URL "postgres://jan:***@host/x" cannot be used: the database system is starting up.',
    stack: expect.stringContaining('\ncaused by: Error: the database system is starting up\n'),
  })
  expect(await logged(cause)).toMatchObject({ message: cause.message, code: '57P03' })
})
it('the log tells each of the errors of a host that has several addresses', async () => {
  const errors = ['connect ECONNREFUSED ::1:1', 'connect ECONNREFUSED 127.0.0.1:1'].map(
    (told) => new Error(told),
  )
  expect(await logged(new AggregateError(errors))).toMatchObject({
    aggregateErrors: errors.map(({ message }) => ({ message })),
  })
})
it('the log tells an error that is its own cause, and what was thrown that is no error', async () => {
  const error = new Error('again')
  error.cause = error
  expect(await logged(error)).toMatchObject({ message: 'again' })
  expect(loggedError(null as unknown as Error)).toBeNull()
})
