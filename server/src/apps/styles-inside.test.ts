import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withStylesInside } from './styles-inside.ts'

const head = '<link rel="stylesheet" crossorigin href="./assets/index-1.css">'

function styled(links = head) {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'))
  try {
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'assets', 'index-1.css'), '@font-face{src:url(./a.woff2)}')
    writeFileSync(join(folder, 'assets', 'icon-2.css'), '.icon{color:red}')
    return withStylesInside(`<head>${links}</head>`, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('the styles of a page', () => {
  it('stand inside it, with addresses from its base, and are allowed by what they hold', () => {
    const { page, allowedBy } = styled()
    expect(page).toContain('<style>@font-face{src:url(./assets/a.woff2)}</style>')
    expect(allowedBy).toMatch(/^'sha256-/)
  })
  it('are not fetched again by parts that come later, which look for their link', () => {
    expect(styled().page).toContain(
      '<link disabled rel="stylesheet" crossorigin href="./assets/index-1.css">',
    )
  })
  it('are all inside where the build made several, each allowed', () => {
    const { page, allowedBy } = styled(
      `${head}<link rel="stylesheet" crossorigin href="./assets/icon-2.css">`,
    )
    expect(page.match(/<style>/g)).toHaveLength(2)
    expect(page.match(/<link disabled /g)).toHaveLength(2)
    expect(allowedBy).toMatch(/^'sha256-[^ ]+' 'sha256-[^ ]+'$/)
  })
  it('are none where the build made none', () => {
    expect(withStylesInside('<head></head>', tmpdir())).toEqual({ page: '<head></head>', allowedBy: null })
  })
})
