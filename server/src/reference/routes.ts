import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Asked } from '../features/api-base.ts'
import { askedOf, isKnown, sendHtml, sendJson, tagOf } from '../features/asked.ts'
import { COMMON_PARAMETERS } from '../features/question.ts'
import { parametersOf, queryOf } from '../request/address-parameters.ts'
import type { Installation } from '../installation.ts'
import { problems, sendProblem } from '../problems.ts'
import { sendSpreadsheet } from '../routes/send-spreadsheet.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Sheet } from '../spreadsheet/sheet.ts'
import { codeBook } from './code-book.ts'
import { columnDictionary } from './column-dictionary.ts'
import { codesPage, columnsPage } from './pages.ts'
import { codesSheet, columnsSheet } from './sheets.ts'

/** One book in its forms. */
type Book<Content> = {
  readonly path: string
  readonly content: (snapshot: Snapshot, asked: Asked) => Promise<Content>
  readonly page: (asked: Asked, content: Content) => string
  readonly sheet: (content: Content, name: string) => Sheet
}

/** The code book and the dictionary of columns: as a page, as JSON and as a spreadsheet. */
export function routeReference(scope: FastifyInstance, installation: Installation): void {
  const { settings, store } = installation
  routeBook(scope, installation, {
    path: '/codes',
    content: (snapshot, asked) => codeBook({ snapshot, store }, settings.site.texts, asked),
    page: codesPage,
    sheet: codesSheet,
  })
  routeBook(scope, installation, {
    path: '/columns',
    content: async ({ version }) => columnDictionary(version),
    page: columnsPage,
    sheet: columnsSheet,
  })
}

function routeBook<Content>(
  scope: FastifyInstance,
  { settings: { prefix }, snapshot: standing }: Installation,
  book: Book<Content>,
): void {
  scope.get(book.path, async (request, reply) => {
    const snapshot = standing()
    if (snapshot === null) return sendProblem(reply, problems.notReady())
    return sendBook(request, reply, { book, snapshot, prefix })
  })
}

async function sendBook<Content>(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    book,
    snapshot,
    prefix,
  }: { readonly book: Book<Content>; readonly snapshot: Snapshot; readonly prefix: string },
): Promise<FastifyReply> {
  const given = parametersOf(queryOf(request), COMMON_PARAMETERS)
  const asked = askedOf(request, { prefix, snapshot, formats: ['json', 'html', 'xlsx'] })
  if (isKnown(request, reply, tagOf(snapshot, asked))) return reply.code(304).send()
  const content = await book.content(snapshot, asked)
  if (given['f'] === 'xlsx') {
    const fileName = `${book.path.slice(1)}.xlsx`
    return sendSpreadsheet(reply, () => ({
      version: snapshot.version,
      language: asked.language,
      filters: [],
      units: [],
      coordinateSystems: [],
      fileName,
      sheet: book.sheet(content, book.path.slice(1)),
      isLegacy: false,
    }))
  }
  return asked.format === 'html' ? sendHtml(reply, book.page(asked, content)) : sendJson(reply, content)
}
