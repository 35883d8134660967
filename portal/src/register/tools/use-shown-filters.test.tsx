import { show } from '@datacentre/client/testing/show'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { useShownFilters } from './use-shown-filters.ts'

function FiltersOfList({ inUse }: { readonly inUse: boolean }) {
  const [isShown, toggle] = useShownFilters(inUse)
  return (
    <button type="button" aria-expanded={isShown} onClick={toggle}>
      filters
    </button>
  )
}

const button = page.getByRole('button', { name: 'filters' })

const openedWith = (inUse: boolean): string | null => {
  show(<FiltersOfList inUse={inUse} />)
  return button.element().getAttribute('aria-expanded')
}

it('shows the filters of the next list as the visitor left them, whatever the window and the address say [D29.10]', async () => {
  expect(openedWith(false)).toBe('false')
  await button.click()
  expect(openedWith(false)).toBe('true')
  await button.click()
  await page.viewport(1400, 900)
  expect(openedWith(true)).toBe('false')
})

it('takes what a visitor does with the filters on a phone for that list alone [D29.10]', async () => {
  await page.viewport(360, 700)
  expect(openedWith(false)).toBe('false')
  await button.click()
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  expect(openedWith(false)).toBe('false')
  await page.viewport(1280, 720)
  expect(openedWith(false)).toBe('false')
})
