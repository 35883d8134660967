/** Brings a part of the page into view and gives it the focus, as a browser does for a link to a fragment. */
export function goToElement(id: string): void {
  const element = document.getElementById(id)
  if (element === null) return
  element.focus({ preventScroll: true })
  element.scrollIntoView()
}
