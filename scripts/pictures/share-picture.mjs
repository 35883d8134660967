/** `node scripts/pictures/share-picture.mjs`: draws the picture beside a shared link from its SVG, after a change of that. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from '../browser.mjs'
import { ensureInstalled } from '../install.mjs'
import { root } from '../run.mjs'

const drawing = join(root, 'portal', 'src', 'brand', 'share-picture.svg')
const picture = drawing.replace(/svg$/, 'png')
const letters = join(
  root,
  'node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
)

await ensureInstalled()
const { chromium } = await import('@playwright/test')
const browser = await chromium.launch({ executablePath: await ensureBrowser() })
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  const font = readFileSync(letters).toString('base64')
  await page.setContent(`<!doctype html>
    <style>
      @font-face { font-family: 'Source Sans 3'; font-weight: 200 900; src: url(data:font/woff2;base64,${font}) }
      body { margin: 0 }
    </style>
    ${readFileSync(drawing, 'utf8')}`)
  await page.evaluate(
    `Promise.all([400, 700].map((weight) => document.fonts.load(weight + ' 40px "Source Sans 3"')))`,
  )
  writeFileSync(picture, await page.screenshot())
} finally {
  await browser.close()
}
