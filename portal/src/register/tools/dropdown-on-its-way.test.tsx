import { show } from '@datacentre/client/testing/show'
import { texts } from '@datacentre/catalogue/texts/index'
import { Dropdown } from '@datacentre/ui/dropdown/dropdown'
import { SpeechProvider, spokenFrom } from '@datacentre/ui/speech'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

const options = ['Gas', 'Oil'].map((code) => ({ code, description: code, count: null }))

// By itself in this file: what was fetched once stays.
it('A dropdown that is pressed before the code of its list is there opens when it is, and stays open', async () => {
  show(
    <SpeechProvider spoken={spokenFrom(texts.en, 'en')}>
      <Dropdown label="Product" options={options} value="Gas" onChange={vi.fn<(code: string) => void>()} />
    </SpeechProvider>,
  )
  const button = page.getByRole('button', { name: 'Product' })
  await expect.element(button).toBeVisible()
  const pressed = button.element() as HTMLElement
  pressed.focus()
  pressed.click()
  expect(page.getByRole('listbox').elements()).toHaveLength(0)
  await expect.element(page.getByRole('listbox')).toHaveFocus()
  await new Promise((later) => setTimeout(later, 100))
  await expect.element(page.getByRole('listbox')).toBeVisible()
})
