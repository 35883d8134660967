import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

export type App = {
  readonly prefix: string
  /** The folder that the build made. */
  readonly folder: string
}

/** The app was not built, or is not where it should be. */
export class AppMissing extends Error {
  override readonly name = 'AppMissing'
  constructor(folder: string) {
    super(`${folder} holds no built app: run npm run build.`)
  }
}

const YEAR_S = 31_536_000

/** Serves a built app under its prefix: its files for good, its page for every other address below the prefix. */
export async function serveApp(server: FastifyInstance, { prefix, folder }: App): Promise<void> {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) throw new AppMissing(folder)
  // The build knows no prefix; every relative address on the page starts from this element.
  const page = readFileSync(file, 'utf8').replace('<base href="/"', `<base href="${prefix}/"`)
  await server.register(
    async (scope) => {
      await scope.register(fastifyStatic, {
        root: join(folder, 'assets'),
        prefix: '/assets/',
        immutable: true,
        maxAge: YEAR_S * 1000,
        index: false,
      })
      scope.get('/', { prefixTrailingSlash: 'no-slash' }, async (_request, reply) =>
        reply.redirect(`${prefix}/`),
      )
      scope.get('/', { prefixTrailingSlash: 'slash' }, async (_request, reply) =>
        reply.type('text/html; charset=utf-8').send(page),
      )
    },
    { prefix },
  )
}
