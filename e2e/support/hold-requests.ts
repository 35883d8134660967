import type { Page, Route } from '@playwright/test'

/** Keeps requests waiting until the test lets them go with what this returns; by default they then go on their way. */
export async function holdRequests(
  page: Page,
  address: string,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let letGo = (): void => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(address, async (route) => {
    await held
    await answer(route)
  })
  return letGo
}
