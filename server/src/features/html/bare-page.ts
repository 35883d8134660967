import { createHash } from 'node:crypto'
import { paints, type Paint } from '@datacentre/catalogue/colours'
import { speak } from '@datacentre/catalogue/texts/index'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../../answer/escape-html.ts'
import { contentSecurityPolicy } from '../../answer/security-headers.ts'
import { isEmbedded, type Asked } from '../api-base.ts'
import { sendFaultPage } from '../asked.ts'

const used = ['paper', 'ink', 'quiet-ink', 'action'] as const satisfies readonly Paint[]

const coloursOf = (scheme: 'light' | 'dark'): string =>
  used.map((name) => `--${name}:${paints[name][scheme]};`).join('')

const STYLE = `:root{color-scheme:light dark;${coloursOf('light')}}
@media screen and (prefers-color-scheme:dark){:root{${coloursOf('dark')}}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 'Source Sans 3',system-ui,sans-serif}
main{max-width:65ch;padding:2rem;overflow-wrap:anywhere}
h1{font-size:1.75rem;line-height:1.25;margin:.5rem 0 1rem}
.site{color:var(--quiet-ink);margin:0}
a{color:var(--action);display:inline-block;padding:.25rem 0}
:focus-visible{outline:3px solid var(--action);outline-offset:2px}
@media(max-width:40rem){main{padding:1rem}}`

const STYLE_ALLOWED_BY = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

type BareParts = { readonly status: number; readonly title: string; readonly body: string }

/**
 * A fault on a page that asks for nothing more: whoever is refused gets no style sheet either, and in a frame on another
 * site our menu has no business. Only there may others show it.
 */
export function sendBarePage(
  reply: FastifyReply,
  asked: Asked,
  { status, title, body }: BareParts,
): Promise<FastifyReply> {
  const { language } = asked
  reply.header(
    'content-security-policy',
    contentSecurityPolicy({ styles: STYLE_ALLOWED_BY, framedBy: isEmbedded(asked) ? '*' : "'self'" }),
  )
  const site = escapeHtml(speak(language)('site.name'))
  const page = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – ${site}</title><link rel="icon" href="data:,">
<style>${STYLE}</style></head>
<body><main><p class="site">${site}</p><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`
  return sendFaultPage(reply, status, page)
}
