/** The page of a component test is below the data centre's prefix, in its colours and its face, as the server's page is. */
import 'virtual:tokens.css'
import '@datacentre/ui/base.css'
import { beforeEach, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clearPage } from './show.ts'

// All test files share one page, which has its base from the first of them on.
if (document.querySelector('base') === null) {
  const base = document.createElement('base')
  base.href = '/datacenter/'
  document.head.append(base)
}

const WIDTH = 1280
const HEIGHT = 720

/** A test finds the page as a visitor does who comes to it for the first time. */
beforeEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  clearPage()
  sessionStorage.clear()
  localStorage.clear()
  document.body.removeAttribute('tabindex')
  if (window.innerWidth !== WIDTH || window.innerHeight !== HEIGHT) await page.viewport(WIDTH, HEIGHT)
  window.scrollTo(0, 0)
})
