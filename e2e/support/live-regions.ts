import type { Page } from '@playwright/test'

/** Gathers what a screen reader is told from here on: every text that comes into a live region. */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(`
    window.told = []
    const regions = '[role=status], [role=alert], [aria-live]'
    new MutationObserver((changes) => {
      const changed = new Set(changes.map(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(regions)))
      for (const region of changed) if (region?.textContent.trim()) window.told.push(region.textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  `)
  return () => page.evaluate<string[]>('window.told')
}
