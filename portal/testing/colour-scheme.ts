import type { CDPSession } from '@vitest/browser-playwright'
import { cdp } from 'vitest/browser'

/** Lets the browser ask for light or dark colours, as a visitor's system does; without one, as it did before. */
export async function emulateScheme(scheme?: 'light' | 'dark'): Promise<void> {
  const features = scheme === undefined ? [] : [{ name: 'prefers-color-scheme', value: scheme }]
  const browser: CDPSession = cdp()
  await browser.send('Emulation.setEmulatedMedia', { features })
}
