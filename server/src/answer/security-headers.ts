import type { FastifyInstance, FastifyRequest } from 'fastify'

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

/** What no page of ours uses, and so no script in one may: the map asks for the full screen and links are copied, no more. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/** A year, as internet.nl asks of governments. Of other hosts below ours we know nothing, so they are left out. */
const OVER_TLS_ONLY = { 'strict-transport-security': 'max-age=31536000' } as const

export const securityHeaders = {
  'content-security-policy': contentSecurityPolicy(),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
} as const

/** Whether the visitor came over TLS, as a proxy says that the operator trusts. */
export const isOverTls = ({ protocol }: Pick<FastifyRequest, 'protocol'>): boolean => protocol === 'https'

/** With TLS, browsers are told to come over TLS only; without, that would be ignored at best (RFC 6797, 7.2). */
const securityHeadersFor = (request: FastifyRequest) => ({
  ...securityHeaders,
  ...(isOverTls(request) && OVER_TLS_ONLY),
})

export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onSend', (request, reply, payload, done) => {
    const policy = reply.getHeader('content-security-policy')
    reply.headers(securityHeadersFor(request))
    // A page that set a policy of its own keeps it.
    if (policy !== undefined) reply.header('content-security-policy', policy)
    done(null, payload)
  })
}
