import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify'
import { isOverTls } from '../answer/security-headers.ts'
import { problems, sendProblem } from '../problems.ts'

const COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'x-xsrf-token'

/** The token a browser carries, if it does. */
export function tokenIn(cookies: string | undefined): string | null {
  const start = `${COOKIE}=`
  const found = cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(start))
  return found?.slice(start.length) ?? null
}

/** Gives a browser its token with the page; the apps return it in a header on every call that is not a GET. */
export function giveToken(request: FastifyRequest, reply: FastifyReply): void {
  if (tokenIn(request.headers.cookie) !== null) return
  // Without TLS a browser would not keep a cookie that is Secure.
  const secure = isOverTls(request) ? '; Secure' : ''
  reply.header('set-cookie', `${COOKIE}=${randomBytes(16).toString('hex')}; Path=/; SameSite=Lax${secure}`)
}

/**
 * Refuses a call only when cookie and header are both there and differ, or when a browser says that another site sends
 * our cookie along. Pages of other sites without it, and scripts with or without, pass: nothing here changes anything.
 */
export function refuseForeignCalls(
  request: FastifyRequest,
  reply: FastifyReply,
  done: HookHandlerDoneFunction,
): void {
  if (request.method === 'GET' || request.method === 'HEAD') return done()
  const cookie = tokenIn(request.headers.cookie)
  const header = request.headers[XSRF_HEADER]
  const differ = cookie !== null && header !== undefined && header !== cookie
  const foreign = cookie !== null && request.headers['sec-fetch-site'] === 'cross-site'
  if (differ || foreign) sendProblem(reply, problems.foreignCall())
  else done()
}
