/** Prints the row that holds this element, without the rest of the list: the print style looks for these classes. */
export function printRow(inside: Element): void {
  const row = inside.closest('.result-row')
  row?.classList.add('is-printed')
  document.body.classList.add('prints-one-row')
  window.addEventListener(
    'afterprint',
    () => {
      row?.classList.remove('is-printed')
      document.body.classList.remove('prints-one-row')
    },
    { once: true },
  )
  window.print()
}
