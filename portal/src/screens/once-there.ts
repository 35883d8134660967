/** Calls with the first element that matches: now, or once it comes. Returns how to stop waiting for it. */
export function onceThere(selector: string, then: (element: HTMLElement) => void): () => void {
  const find = (): boolean => {
    const element = document.querySelector<HTMLElement>(selector)
    if (element !== null) then(element)
    return element !== null
  }
  if (find()) return () => undefined
  const observer = new MutationObserver(() => {
    if (find()) observer.disconnect()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
