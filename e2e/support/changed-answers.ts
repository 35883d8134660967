import { texts, type Language, type TextKey } from '@datacentre/catalogue/texts/index'
import type { Config } from '@datacentre/catalogue/wire/config'
import type { Page } from '@playwright/test'

/** The page starts with other texts, as where an operator changed them. */
export const changeTexts = (
  page: Page,
  language: Language,
  changes: Partial<Record<TextKey, string>>,
): Promise<unknown> =>
  page.route(`**/i18n/${language}.json`, (route) =>
    route.fulfill({ json: { ...texts[language], ...changes } }),
  )

/** The page starts with these features, under the names the operator knows them by. */
export const changeFeatures = (page: Page, values: Readonly<Record<string, string>>): Promise<unknown> =>
  page.route('**/rest/config/features', (route) =>
    route.fulfill({
      json: Object.fromEntries(
        Object.entries(values).map(([name, value]) => [`dc.feature.service.${name}`, value]),
      ),
    }),
  )

/** The page starts with another configuration, made from the one that the server gives. */
export const changeConfig = (page: Page, change: (config: Config) => Config): Promise<unknown> =>
  page.route('**/rest/config', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: change(await answer.json()) })
  })
