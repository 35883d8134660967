import type { FastifyInstance } from 'fastify'

/** React Aria keeps the page still behind a dialog on iOS with one style element of its own; this is the hash of its text. */
const REACT_ARIA_STYLE = "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='"

type Allowed = {
  /** Where pictures may come from besides ourselves. */
  readonly tileHost?: string | null
  /** The hash of the styles inside the page. */
  readonly styles?: string | null
  /** Who may show the page in a frame: only our own pages, unless said otherwise. */
  readonly framedBy?: "'self'" | '*'
}

/**
 * Nothing from elsewhere, nothing inline but styles that are ours to the letter, and no page but our own may frame us (D26).
 * Only pictures may come from one host more: the tiles of a base map that the operator configured.
 */
export const contentSecurityPolicy = ({
  tileHost = null,
  styles = null,
  framedBy = "'self'",
}: Allowed = {}): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${REACT_ARIA_STYLE}${styles === null ? '' : ` ${styles}`}`,
    `img-src 'self' data:${tileHost === null ? '' : ` ${tileHost}`}`,
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ')

export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
} as const

export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy')
    reply.headers(securityHeaders)
    // A page that set a policy of its own keeps it.
    if (policy !== undefined) reply.header('content-security-policy', policy)
  })
}
