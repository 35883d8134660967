import { show } from '@datacentre/client/testing/show'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { openedPart } from '@datacentre/ui/opened-part'
import { Component, useState, type ComponentType, type ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'

const Greeting = ({ name }: { readonly name: string }) => <p>Hello {name}</p>
const waiting = <p>Coming</p>

type FetchCode = () => Promise<{ default: typeof Greeting }>

/** Tells what its children throw, as a screen does. */
class Watching extends Component<{ readonly children: ReactNode }, { readonly fault: string | null }> {
  override state = { fault: null }
  static getDerivedStateFromError = (error: unknown) => ({ fault: String(error) })
  override render = (): ReactNode => this.state.fault ?? this.props.children
}

describe('a part whose code is fetched later', () => {
  it('has something in its place until its code is there', async () => {
    let arrive = (): void => {}
    const code = new Promise<{ default: typeof Greeting }>((resolve) => {
      arrive = () => resolve({ default: Greeting })
    })
    const Part = lazyPart(() => code)
    show(<Part name="Anna" waiting={waiting} />)
    await expect.element(page.getByText('Coming')).toBeVisible()
    arrive()
    await expect.element(page.getByText('Hello Anna')).toBeVisible()
    await expect.element(page.getByText('Coming')).not.toBeInTheDocument()
  })
  it('stands there at once when its code was fetched before', async () => {
    const fetchCode = vi.fn<FetchCode>(async () => ({ default: Greeting }))
    const Part = lazyPart(fetchCode)
    Part.preload()
    await vi.waitFor(() => expect(fetchCode.mock.settledResults[0]?.type).toBe('fulfilled'))
    await Promise.resolve()
    show(<Part name="Anna" waiting={waiting} />)
    expect(document.body.textContent).toContain('Hello Anna')
    expect(fetchCode).toHaveBeenCalledTimes(1)
  })
  it('asks again for what did not come before it was shown, and is broken when that does not come either', async () => {
    const fetchCode = vi.fn<FetchCode>(async () => {
      throw new Error('no connection')
    })
    const Part = lazyPart(fetchCode)
    Part.preload()
    show(
      <Watching>
        <Part name="Anna" waiting={waiting} />
      </Watching>,
    )
    await expect.element(page.getByText('Error: no connection')).toBeVisible()
    expect(fetchCode).toHaveBeenCalledTimes(2)
  })
})

describe('a part that opens', () => {
  const Box = ({ isOpen }: { readonly isOpen: boolean }) => <p>{isOpen ? 'Open' : 'Closed'}</p>

  function Page({ Part }: { readonly Part: ComponentType<{ readonly isOpen: boolean }> }) {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Press
        </button>
        <Part isOpen={isOpen} />
      </>
    )
  }

  it('is fetched when it opens first, and stands there from then on, so that it closes by itself', async () => {
    const fetchCode = vi.fn<() => Promise<{ default: typeof Box }>>(async () => ({ default: Box }))
    show(<Page Part={openedPart(fetchCode)} />)
    expect(fetchCode).not.toHaveBeenCalled()
    await page.getByRole('button').click()
    await expect.element(page.getByText('Open')).toBeVisible()
    await page.getByRole('button').click()
    await expect.element(page.getByText('Closed')).toBeVisible()
    expect(fetchCode).toHaveBeenCalledTimes(1)
  })
})
