import { SAVE_PICTURE } from '../overview/save-picture.ts'
import { FROM_ABOVE, onPage } from './view.ts'

export const TURN_SCRIPT_PATH = '/boreholes/turn-3d.js'

/**
 * Turns the drawing of a hole by dragging, by arrow keys and by the links that turn it on the server too. It is a drawing of
 * lines, not WebGL: a hole has some hundreds of points, and so it turns in every browser and prints as it stands. Up and down
 * on a touch screen stays with the page, which has to scroll.
 */
export const TURN_SCRIPT = `${SAVE_PICTURE}const onPage = ${onPage.toString()}
const box = document.querySelector('.hole-turned')
const drawing = box.querySelector('svg')
const numbers = (text) => text.split(' ').map(Number)
const fit = { centre: numbers(drawing.dataset.centre), scale: Number(drawing.dataset.scale) }
let view = { turn: Number(drawing.dataset.turn), tilt: Number(drawing.dataset.tilt) }
const first = view
const place = (spot) => onPage(spot, view, fit).map((part) => part.toFixed(1)).join(' ')
function draw() {
  for (const path of drawing.querySelectorAll('[data-spots]'))
    path.setAttribute('d', 'M' + path.dataset.spots.split(',').map((spot) => place(numbers(spot))).join('L'))
  for (const mark of drawing.querySelectorAll('[data-spot]'))
    mark.setAttribute('transform', 'translate(' + place(numbers(mark.dataset.spot)) + ')')
  drawing
    .querySelector('[data-depths]')
    .setAttribute('visibility', view.tilt > ${FROM_ABOVE} ? 'hidden' : 'visible')
}
// The address is written when the drawing rests: browsers take no more than some hundred changes of it in half a minute.
let resting
function turnTo(turn, tilt) {
  view = { turn: (Math.round(turn) + 360) % 360, tilt: Math.min(90, Math.max(0, Math.round(tilt))) }
  draw()
  for (const link of document.querySelectorAll('[data-view]')) {
    const address = new URL(link.dataset.picture ?? link.href)
    address.searchParams.set('turn', view.turn)
    address.searchParams.set('tilt', view.tilt)
    if (link.dataset.picture) link.dataset.picture = address.href
    link.href = address.href
  }
  for (const key of ['turn', 'tilt']) document.querySelector('[data-told=' + key + ']').textContent = view[key]
  clearTimeout(resting)
  resting = setTimeout(keep, 200)
}
function keep() {
  const here = new URL(location.href)
  here.searchParams.set('turn', view.turn)
  here.searchParams.set('tilt', view.tilt)
  history.replaceState(null, '', here)
}
const keys = { ArrowLeft: [5, 0], ArrowRight: [-5, 0], ArrowUp: [0, 5], ArrowDown: [0, -5] }
box.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey) return
  if (event.key === 'Home') turnTo(first.turn, first.tilt)
  else if (keys[event.key]) turnTo(view.turn + keys[event.key][0], view.tilt + keys[event.key][1])
  else return
  event.preventDefault()
})
let held = null
box.addEventListener('pointerdown', (event) => {
  if (event.button !== 0) return
  held = { x: event.clientX, y: event.clientY, ...view }
  box.setPointerCapture(event.pointerId)
})
box.addEventListener('pointermove', (event) => {
  if (held === null) return
  const down = event.pointerType === 'touch' ? 0 : event.clientY - held.y
  turnTo(held.turn - (event.clientX - held.x) / 2 + 720, held.tilt + down / 2)
})
for (const name of ['pointerup', 'pointercancel']) box.addEventListener(name, () => (held = null))
for (const link of document.querySelectorAll('a[data-turn-by]'))
  link.addEventListener('click', (event) => {
    event.preventDefault()
    const [turn, tilt] = numbers(link.dataset.turnBy)
    turnTo(view.turn + turn, view.tilt + tilt)
  })
`
