import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const STYLESHEET = /<link rel="stylesheet"[^>]*? href="\.\/assets\/([\w.-]+\.css)"[^>]*>/

type Styled = {
  readonly page: string
  /** What a content security policy allows these styles by; null where the page has none inside. */
  readonly allowedBy: string | null
}

/**
 * The styles that the build made for the page, put inside it: on a slow line a page that has to ask for them is drawn half a
 * second later. Addresses in them started from their own folder, and start from the base of the page now.
 */
export function withStylesInside(page: string, folder: string): Styled {
  const [link, file] = STYLESHEET.exec(page) ?? []
  if (link === undefined || file === undefined) return { page, allowedBy: null }
  const css = readFileSync(join(folder, 'assets', file), 'utf8').replaceAll('url(./', 'url(./assets/')
  return {
    page: page.replace(link, () => `<style>${css}</style>`),
    allowedBy: `'sha256-${createHash('sha256').update(css).digest('base64')}'`,
  }
}
