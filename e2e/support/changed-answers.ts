import { texts, type Language, type TextKey } from '@datacentre/catalogue/texts/index'
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
