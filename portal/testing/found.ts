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

export const wordsOf = (elements: readonly Element[]): string[] =>
  elements.map((element) => element.textContent?.trim() ?? '')

export const hrefsOf = (links: readonly Element[]): (string | null)[] =>
  links.map((link) => link.getAttribute('href'))
