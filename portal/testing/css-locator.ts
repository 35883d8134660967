import { locators, type Locator } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** By a CSS selector, for a part that no role or name tells apart. */
    getByCss: (selector: string) => Locator
  }
}

locators.extend({ getByCss: (selector) => `css=${selector}` })
