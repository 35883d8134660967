import Point from 'ol/geom/Point'
import OlMap from 'ol/Map'
import View from 'ol/View'
import { expect, it, onTestFinished } from 'vitest'
import { paletteOf } from '../palette.ts'
import { createHighlight } from './highlight.ts'

it('has a canvas while something stands out, and none that every frame would draw while nothing does [D27.94]', async () => {
  const target = document.body.appendChild(document.createElement('div'))
  target.style.cssText = 'width: 100px; height: 100px'
  const highlight = createHighlight()
  highlight.paint(paletteOf('light', 1))
  const view = new View({ center: [5, 5], resolution: 1 })
  const map = new OlMap({ target, controls: [], layers: [...highlight.layers], view })
  onTestFinished(() => {
    map.setTarget(undefined)
    target.remove()
  })
  const frame = (): Promise<unknown> =>
    new Promise((resolve) => {
      map.once('postrender', resolve)
      map.render()
    })
  const canvases = (): number => target.querySelectorAll('canvas').length
  await frame()
  expect(canvases()).toBe(0)
  highlight.set('pointed', [new Point([5, 5])])
  await frame()
  expect(canvases()).toBe(1)
  highlight.set('pointed', [])
  await frame()
  expect(canvases()).toBe(0)
})
