import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { aVersion, fillWith, rowsPerTable } from '../testing/sample-dataset.ts'
import { parseDatabaseUrl } from './database-url.ts'
import { connect, DatabaseUrlNotAllowed, migrate, replaceDataset, StoreUnavailable } from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'datacentre-connect-'))
afterAll(() => rmSync(folder, { recursive: true }))

const refusal = async (url: string): Promise<Error> => {
  const error = await connect(url).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof Error) return error
  throw new Error(`${url} was not refused.`)
}

describe('a SQLite store', () => {
  it('is made with its folder, relative to where the program runs', async () => {
    const store = await connect(`sqlite:${relative(process.cwd(), folder)}/new/folder/x.db`)
    await store.close()
    expect(existsSync(join(folder, 'new/folder/x.db'))).toBe(true)
  })

  it('in memory is a store like any other until it is closed', async () => {
    const store = await connect('sqlite::memory:')
    await migrate(store)
    await replaceDataset(store, aVersion(), fillWith(2))
    expect(await rowsPerTable(store)).toEqual([2])
    await store.close()
  })
})

describe('a DATABASE_URL that names no store', () => {
  it.each([
    '',
    'data/x.db',
    'sqlite:',
    'sqlite://host/x.db',
    'mysql://host/x',
    'postgres:x',
    'postgres://[oops/x',
  ])('is refused with what is allowed: "%s"', async (url) => {
    const error = await refusal(url)
    expect(error).toBeInstanceOf(DatabaseUrlNotAllowed)
    expect(error.message).toBe(
      `DATABASE_URL is "${url}", but must be sqlite:path/to/file.db, sqlite::memory: or ` +
        'postgres://user:password@host:port/database.',
    )
  })

  it.each(['mysql://jan:s3cr:e@t@host/x', 'jan:s3cr:e@t@host', 'mysql://host/x?user=jan&password=s3cr:e@t'])(
    'is shown without its password: "%s"',
    async (url) => {
      const { message } = await refusal(url)
      expect(message).toContain('***')
      expect(message).not.toContain('s3cr')
    },
  )
})

const ADVICE = "In its password write %25 for %, %23 for #, %2F for /, %3F for ? and %27 for '."

describe('a password with signs that an address does not take as they are', () => {
  it.each(['s3#cr', 's3/cr', 's3?cr', 's3%ffcr', '12#s3cr', '12/s3cr', '12?s3cr', 's3@1/cr'])(
    'is refused with how they are written, and not shown: "%s"',
    async (password) => {
      const error = await refusal(`postgres://jan:${password}@127.0.0.1:1/datacentre`)
      expect(error).toBeInstanceOf(DatabaseUrlNotAllowed)
      expect(error.message).toBe(
        'DATABASE_URL is "postgres://jan:***@127.0.0.1:1/datacentre", but must be sqlite:path/to/file.db, ' +
          `sqlite::memory: or postgres://user:password@host:port/database. ${ADVICE}`,
      )
    },
  )
  it.each([
    ['50%41', true],
    ['s3cret', false],
  ])('is told of where PostgreSQL refuses one that may be misread: "%s" %s', async (password, isAdvised) => {
    const server = createServer((socket) => socket.once('data', () => socket.end(PASSWORD_REFUSED)))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { message } = await refusal(
      `postgres://jan:${password}@127.0.0.1:${port}/datacentre?sslmode=disable`,
    )
    server.close()
    const told = 'cannot be used: password authentication failed for user "jan".'
    expect(message.endsWith(isAdvised ? `${told} ${ADVICE}` : told)).toBe(true)
    expect(message).not.toContain(password)
  })
})

it('a password may hold a space beside signs that are written otherwise, which the program that connects reads wrong', () => {
  expect(parseDatabaseUrl('postgres://jan:a b%2Fc@host/datacentre')).toMatchObject({
    connectionString: 'postgres://jan:a%20b%2Fc@host/datacentre',
  })
})

/** As PostgreSQL says it. */
const refused = Buffer.from('SFATAL\0C28P01\0Mpassword authentication failed for user "jan"\0\0')
const length = Buffer.alloc(4)
length.writeInt32BE(refused.length + 4)
const PASSWORD_REFUSED = Buffer.concat([Buffer.from('E'), length, refused])

describe('a store that cannot be used', () => {
  it('is shown whole when its address holds no password', async () => {
    const { message } = await refusal('postgres://nobody@127.0.0.1:1/none')
    expect(message).toContain('DATABASE_URL "postgres://nobody@127.0.0.1:1/none"')
  })

  it('is told in one sentence when no PostgreSQL listens', async () => {
    const error = await refusal('postgres://jan:s3cret@127.0.0.1:1/datacentre')
    expect(error).toBeInstanceOf(StoreUnavailable)
    expect(error.message).toBe(
      'The database of DATABASE_URL "postgres://jan:***@127.0.0.1:1/datacentre" cannot be used: ' +
        'connect ECONNREFUSED 127.0.0.1:1.',
    )
  })

  it('is told in one sentence when PostgreSQL has no such database', async () => {
    const url = new URL(inject('postgresUrl'))
    url.pathname = 'nowhere'
    const error = await refusal(url.href)
    expect(error).toBeInstanceOf(StoreUnavailable)
    expect(error.message).toContain('database "nowhere" does not exist')
  })

  it('is told in one sentence when the SQLite file cannot be made', async () => {
    writeFileSync(join(folder, 'file'), '')
    const error = await refusal(`sqlite:${folder}/file/x.db`)
    expect(error).toBeInstanceOf(StoreUnavailable)
    expect(error.message).toContain(`DATABASE_URL "sqlite:${folder}/file/x.db"`)
  })

  it('is told in one sentence when the file is no SQLite database', async () => {
    writeFileSync(join(folder, 'letter.db'), 'Dear reader, this is a letter. '.repeat(100))
    const error = await refusal(`sqlite:${folder}/letter.db`)
    expect(error).toBeInstanceOf(StoreUnavailable)
    expect(error.message).toContain('file is not a database')
  })
})
