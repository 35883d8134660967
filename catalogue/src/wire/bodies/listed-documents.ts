import { Type, type Static } from 'typebox'
import { documents, logDocuments, type Document, type LogDocument } from '../../supporting/documents.ts'
import { listedRow } from './row-schema.ts'

const FileServed = Type.Boolean({
  description: 'whether the file itself can be had: here, or at fileAddress, to which its call then leads',
})

/** In the package and the store these are ja or nee; existing programs read `not lost`, so the wire carries booleans. */
const flags = {
  hasBfile: Type.Boolean({ description: 'whether there is a file, here or elsewhere' }),
  lost: Type.Boolean({ description: 'whether the document is known to be lost' }),
} as const

/** A document as its call lists it. */
export const ListedDocument = listedRow(documents, { ...flags, fileServed: FileServed })
export type ListedDocument = Static<typeof ListedDocument>
/** A log file as its call lists it. */
export const ListedLog = listedRow(logDocuments, { fileServed: FileServed })
export type ListedLog = Static<typeof ListedLog>

const isServed = ({ filePath, fileAddress }: Pick<LogDocument, 'filePath' | 'fileAddress'>): boolean =>
  filePath !== null || fileAddress !== null

/** What is not known to be lost is not lost; what is served has a file, whatever its row says. */
export function listDocument(document: Document): ListedDocument {
  const { boreholeDbk: _dbk, filePath: _path, hasBfile, lost, ...row } = document
  const fileServed = isServed(document)
  return { ...row, hasBfile: fileServed || hasBfile === 'J', lost: lost === 'J', fileServed }
}

export function listLog(log: LogDocument): ListedLog {
  const { boreholeDbk: _dbk, filePath: _path, ...row } = log
  return { ...row, fileServed: isServed(log) }
}

/**
 * Programs ask for every file that a call lists, and stop at the first they do not get: what is not held here is listed
 * only to who asks for it.
 */
export const inListOfFiles = {
  all: Type.Optional(
    Type.Enum(['true', 'false'], {
      description: 'true lists also what is known but not held here, where fileServed is false',
    }),
  ),
} as const
