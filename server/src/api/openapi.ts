import { speak } from '@datacentre/catalogue/texts/index'
import type { FileAnswer } from '@datacentre/catalogue/wire/call'
import { calls, type Call } from '@datacentre/catalogue/wire/calls'
import { IsOptional, type TSchema } from 'typebox'
import { problemSchema } from '../problem-schema.ts'
import { SPREADSHEET_TYPE } from '../spreadsheet/workbook.ts'

type Json = Readonly<Record<string, unknown>>

const problem = (description: string): Json => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

/** What a call answers when all is well, by status. */
function answersOf({ answer }: Call): Json {
  if ('always204' in answer) return { 204: { description: answer.always204 } }
  if (!('json' in answer)) return { 200: fileOf(answer) }
  const { json, nothing } = answer
  return {
    200: { description: 'The response', content: { 'application/json': { schema: json } } },
    ...(nothing !== undefined && { 204: { description: nothing } }),
  }
}

function fileOf(answer: FileAnswer): Json {
  if ('file' in answer)
    return {
      description: answer.file,
      content: {
        [answer.type ?? 'application/octet-stream']: { schema: { type: 'string', format: 'binary' } },
      },
    }
  return {
    description: `Spreadsheet ${answer.spreadsheet}`,
    content: { [SPREADSHEET_TYPE]: { schema: { type: 'string', contentMediaType: SPREADSHEET_TYPE } } },
  }
}

/** A parameter of the address; its schema tells what it means. */
function parameter(place: 'path' | 'query', name: string, schema: TSchema): Json {
  const { description, ...form } = schema as Json
  return { name, in: place, required: place === 'path' || !IsOptional(schema), description, schema: form }
}

function operationOf(call: Call): Json {
  return {
    operationId: call.id,
    summary: call.summary,
    parameters: [
      ...Object.entries(call.inPath ?? {}).map(([name, schema]) => parameter('path', name, schema)),
      ...Object.entries(call.inQuery ?? {}).map(([name, schema]) => parameter('query', name, schema)),
    ],
    ...(call.body !== null && {
      requestBody: {
        required: call.emptyAllowed !== true,
        content: { 'application/json': { schema: call.body } },
      },
    }),
    responses: {
      ...answersOf(call),
      ...(call.body !== null && {
        400: problem('The request body is not valid; `faults` lists each key and what is allowed'),
        403: problem('A page on another site sent our cookie, or the token differs from the cookie'),
        408: problem('The request did not arrive in time'),
        413: problem('The request body is too large'),
        415: problem('The request body is not JSON in UTF-8, or is compressed'),
        417: problem('The `Expect` header asks for something other than 100-continue'),
      }),
      ...(call.body === null && call.inQuery && { 400: problem('A parameter in the address is not valid') }),
      ...(call.inPath && { 404: problem('Not found') }),
      405: problem('Method not allowed; the `Allow` header lists the methods that are'),
      ...(call.inPath && { 414: problem('A part of the path is too long') }),
      431: problem('The address and headers together are too large'),
      500: problem('Something went wrong on our side'),
      503: problem(
        call.readsStore
          ? 'No dataset is loaded yet, its database is unavailable, or too many answers are waiting to be read; `Retry-After` says when to try again'
          : 'No dataset is loaded yet, or too many answers are waiting to be read; `Retry-After` says when to try again',
      ),
    },
  }
}

/** The description of every call (OpenAPI 3.1), from the same schemas that check bodies. */
export function openApi(prefix: string, version: string): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: speak('en')('site.name'),
      version,
      description:
        'Data about the deep subsurface and monthly production figures. You do not need a login or a key. Dates are Unix milliseconds at midnight UTC.',
      license: { name: 'EUPL-1.2', identifier: 'EUPL-1.2' },
    },
    servers: [{ url: prefix }],
    paths,
    components: { schemas: { Problem: problemSchema } },
  }
}
