import type { Page } from '@playwright/test'

/** What a visitor handles, by the names that browsers give to roles. */
const CONTROLS = new Set(
  (
    'button checkbox combobox dialog gridcell image link listbox menuitem option PopUpButton radio searchbox ' +
    'slider spinbutton switch tab textbox treeitem'
  ).split(' '),
)

/** How many controls a screen reader meets on the page, and those of them that it has no name for. */
export async function unnamedControls(
  page: Page,
): Promise<{ readonly controls: number; readonly unnamed: readonly string[] }> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const controls = nodes.filter(({ ignored, role }) => !ignored && CONTROLS.has(String(role?.value)))
  const unnamed = controls.filter(({ name }) => String(name?.value ?? '').trim() === '')
  return {
    controls: controls.length,
    unnamed: unnamed.map(({ role, nodeId }) => `${String(role?.value)} ${nodeId}`),
  }
}
