import { userEvent } from 'vitest/browser'

/** Lets the next Tab begin at the start of the page. */
export function startOfPage(): void {
  document.body.tabIndex = -1
  document.body.focus()
}

/** A stop on the way of a visitor without a mouse. */
type Stop = { readonly name: string; readonly ring: string }

const ringOf = ({ outlineStyle, outlineWidth, outlineOffset }: CSSStyleDeclaration): string =>
  [outlineStyle, outlineWidth, outlineOffset].join(' ')

export const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent ?? ''

/** Goes so many stops on from what has the focus, and tells of each its name and its ring. */
export async function walk(stops: number): Promise<readonly Stop[]> {
  const walked: Stop[] = []
  const keep = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element)) return
    const rings = [getComputedStyle(target), getComputedStyle(target, '::after')].map(ringOf)
    walked.push({ name: nameOf(target), ring: rings.join(', ') })
  }
  document.addEventListener('focusin', keep)
  await userEvent.keyboard('{Tab}'.repeat(stops))
  document.removeEventListener('focusin', keep)
  return walked
}
