/** How far down the page the window is, in pixels; to ask for it when rows have changed would lay them all out. */
let top = window.scrollY
let bottom = top + window.innerHeight

const note = (): void => {
  top = window.scrollY
  bottom = top + window.innerHeight
}
window.addEventListener('scroll', note, { passive: true })
window.addEventListener('resize', note)

export const windowTop = (): number => top

export const windowBottom = (): number => bottom
