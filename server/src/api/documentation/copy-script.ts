/** Gives every piece of code on the page a button that puts it on the clipboard; without it nothing is missing. */
export const copyScript = `
for (const part of document.querySelectorAll('[data-copy]')) {
  const { copy, copied } = part.dataset
  for (const code of part.querySelectorAll('pre')) {
    const button = document.createElement('button')
    const told = document.createElement('span')
    button.type = 'button'
    button.textContent = copy
    button.setAttribute('aria-label', copy + ': ' + code.getAttribute('aria-label'))
    told.setAttribute('role', 'status')
    button.addEventListener('click', async () => {
      await navigator.clipboard.writeText(code.textContent)
      told.textContent = ' ' + copied
    })
    code.after(button, told)
  }
}
`
