import { expect, type Locator, type Page } from '@playwright/test'

/** More steps than any screen has between two controls. */
const FAR = 160

type Way = 'Tab' | 'Shift+Tab'

/** Walks with Tab until the control has the focus, as a visitor without a mouse does. */
export async function walkTo(page: Page, control: Locator, way: Way = 'Tab'): Promise<void> {
  // Found once: to find a control by its role and name takes longer than to go on to the next one.
  const found = await control.elementHandle()
  const isThere = async (): Promise<boolean> =>
    (await found?.evaluate((element) => element === element.ownerDocument.activeElement)) ?? false
  for (let step = 0; step < FAR && !(await isThere()); step++) await page.keyboard.press(way)
  await expect(control).toBeFocused()
}
