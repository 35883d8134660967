import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const STYLESHEETS = /<link rel="stylesheet"[^>]*? href="\.\/assets\/([\w.-]+\.css)"[^>]*>/g

type Styled = {
  readonly page: string
  /** What a content security policy allows these styles by; null where the page has none inside. */
  readonly allowedBy: string | null
}

/**
 * The styles that the build made for the page, put inside it: on a slow line a page that has to ask for them is drawn half a
 * second later. Addresses in them started from their own folder, and start from the base of the page now. Their link stays, switched
 * off: by it the parts of the program that come later see that these styles are there. Else they fetch them again, and the browser
 * styles and lays out the whole page anew.
 */
export function withStylesInside(page: string, folder: string): Styled {
  const hashes: string[] = []
  const styled = page.replaceAll(STYLESHEETS, (link: string, file: string) => {
    const css = readFileSync(join(folder, 'assets', file), 'utf8').replaceAll('url(./', 'url(./assets/')
    hashes.push(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
    return `<style>${css}</style>${link.replace('<link ', '<link disabled ')}`
  })
  return { page: styled, allowedBy: hashes.length === 0 ? null : hashes.join(' ') }
}
