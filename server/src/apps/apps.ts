import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@datacentre/catalogue/texts/index'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from '../answer/escape-html.ts'
import { serveFiles } from './app-files.ts'
import { NO_FIRST_PAINT, withFirstPaint, type FirstPaint } from './first-paint.ts'
import type { Site } from '../settings/site/site-settings.ts'
import type { PageAsked } from './page-head.ts'
import { pageOfSite } from './site-files.ts'
import { withStylesInside } from './styles-inside.ts'
import { queryOf } from '../request/address-parameters.ts'
import { giveToken } from '../request/xsrf.ts'
import { sendOnce } from '../answer/send-once.ts'
import { languageAsked } from '../answer/language-asked.ts'
import { contentSecurityPolicy } from '../answer/security-headers.ts'

export type App = {
  readonly prefix: string
  /** The folder that the build made. */
  readonly folder: string
  /** The addresses below the prefix that are pages of the app, beside its root. */
  readonly pages: readonly string[]
  /** What a page holds before the app has started, by its path below the prefix. */
  readonly firstPaint?: (path: string, language: Language, isPlain: boolean) => FirstPaint
  /** Puts what is true of one page in its head. */
  readonly head?: (page: string, asked: PageAsked) => string
  /** False for a page of which there is nothing now: the app says so, and the answer is a 404. */
  readonly isThere?: (path: string) => boolean
  /** Where its pages may take pictures from, besides ourselves. */
  readonly tileHost?: string | null
  readonly site: Site
}

/** The app was not built, or is not where it should be. */
class AppMissing extends Error {
  override readonly name = 'AppMissing'
  constructor(folder: string) {
    super(`${folder} holds no built app: run npm run build.`)
  }
}

/** The app's only page. The build knows no prefix; every relative address on the page starts from its base element. */
export function pageOf({ prefix, folder }: Pick<App, 'prefix' | 'folder'>): string {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) throw new AppMissing(folder)
  return readFileSync(file, 'utf8').replace('<base href="/"', `<base href="${prefix}/"`)
}

/** Who shows a shared link fetches its picture by the whole address, which the build does not know. */
const withWholeAddresses = (page: string, place: string): string =>
  page.replaceAll('content="./assets/', () => `content="${escapeHtml(place)}/assets/`)

/** Whether the address asks for nothing but a language. */
const isPlain = (request: FastifyRequest): boolean =>
  Object.keys(queryOf(request)).every((name) => name === 'lang')

/** Serves a built app in this scope: its files for good, its page for each of its addresses. */
export function serveApp(scope: FastifyInstance, app: App): void {
  const {
    prefix,
    folder,
    pages,
    tileHost = null,
    firstPaint = () => NO_FIRST_PAINT,
    head = (page) => page,
    isThere = () => true,
  } = app
  const { page, allowedBy } = withStylesInside(pageOfSite(pageOf({ prefix, folder }), app.site), folder)
  const policy = contentSecurityPolicy({ tileHost, styles: allowedBy })
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    giveToken(request, reply)
    const [path = ''] = request.url.slice(prefix.length).split('?', 1)
    const query = request.url.slice(prefix.length + path.length)
    const isHere = isThere(path)
    const language = languageAsked(request)
    const drawn = isHere ? firstPaint(path, language, isPlain(request)) : NO_FIRST_PAINT
    const home = `${request.protocol}://${request.host}${prefix}`
    reply.code(isHere ? 200 : 404).header('content-security-policy', policy)
    const asked = { path, query, language, home, isPlain: isPlain(request) }
    const headed = head(withWholeAddresses(page, home), asked)
    const html = withFirstPaint(headed, drawn)
    return sendOnce(reply, Buffer.from(html), 'text/html; charset=utf-8')
  }
  serveFiles(scope, join(folder, 'assets'))
  const rootPage = { url: '/', method: 'GET' } as const
  scope.route({
    ...rootPage,
    prefixTrailingSlash: 'no-slash',
    handler: async (request, reply) => reply.redirect(`${prefix}/${request.url.slice(prefix.length)}`),
  })
  scope.route({ ...rootPage, prefixTrailingSlash: 'slash', handler: sendPage })
  for (const url of pages) scope.get(url, sendPage)
  for (const url of pages.filter((page) => !page.endsWith('/') && !pages.includes(`${page}/`))) {
    scope.get(`${url}/`, async (request, reply) => reply.redirect(request.url.replace(/\/(?=\?|$)/, ''), 308))
  }
}
