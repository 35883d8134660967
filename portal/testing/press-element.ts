import { page } from 'vitest/browser'
import './css-locator.ts'

/**
 * Presses this very element. Given an element, `userEvent` looks for one of the same words, and finds two when a chart that is
 * called alike has come meanwhile.
 */
export async function pressElement(element: HTMLElement): Promise<void> {
  element.dataset['pressed'] = ''
  await page.getByCss('[data-pressed]').click()
  delete element.dataset['pressed']
}
