/** What a selector finds on the page, or in a part of it, in the order of the page. */
export const found = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
]

/** The one thing that a selector finds. */
export function one(selector: string, within: ParentNode = document): HTMLElement {
  const all = found(selector, within)
  const [first] = all
  if (first === undefined || all.length > 1)
    throw new Error(`${selector} finds ${all.length} elements, not one`)
  return first
}

/** The first of what a selector finds; a test that asks for it knows that it is there. */
export function first(selector: string, within: ParentNode = document): HTMLElement {
  const [element] = found(selector, within)
  if (element === undefined) throw new Error(`the page has no ${selector}`)
  return element
}

/** What the parts that a selector finds say, in their order. */
export const textsOf = (selector: string): string[] => found(selector).map((part) => part.textContent)

export const wordsOf = (elements: readonly Element[]): string[] =>
  elements.map((element) => element.textContent?.trim() ?? '')

export const hrefsOf = (links: readonly Element[]): (string | null)[] =>
  links.map((link) => link.getAttribute('href'))
