import Feature from 'ol/Feature'
import Polygon from 'ol/geom/Polygon'
import VectorLayer from 'ol/layer/Vector'
import OlMap from 'ol/Map'
import VectorSource from 'ol/source/Vector'
import Fill from 'ol/style/Fill'
import Style from 'ol/style/Style'
import View from 'ol/View'
import { expect, it, onTestFinished } from 'vitest'
import { KEPT_CLASS, keepDrawn } from './keep-drawn.ts'

const square = new Polygon([0, 0, 0, 10, 10, 10, 10, 0, 0, 0], 'XY', [10])

/** A map with a ground of one square, and how often that was drawn. */
async function groundOnMap() {
  const target = document.body.appendChild(document.createElement('div'))
  target.style.cssText = 'width: 100px; height: 100px'
  const ground = new VectorLayer({
    source: new VectorSource({ features: [new Feature(square)] }),
    className: KEPT_CLASS,
    style: new Style({ fill: new Fill({ color: 'green' }) }),
  })
  let drawn = 0
  ground.on('postrender', () => (drawn += 1))
  keepDrawn([ground])
  const view = new View({ center: [5, 5], resolution: 1 })
  const map = new OlMap({ target, controls: [], layers: [ground], view })
  onTestFinished(() => {
    map.setTarget(undefined)
    target.remove()
  })
  const frame = (): Promise<unknown> => new Promise((resolve) => map.once('postrender', resolve))
  await frame()
  return { map, view, ground, target, frame, drawn: () => drawn }
}

it('the ground is not drawn again when a layer comes on the map, and stays there [D27.91]', async () => {
  const { map, target, frame, drawn } = await groundOnMap()
  expect(drawn()).toBe(1)
  map.addLayer(new VectorLayer({ source: new VectorSource(), zIndex: 10 }))
  await frame()
  expect(drawn()).toBe(1)
  expect(target.querySelector(`.${KEPT_CLASS} canvas`)).not.toBeNull()
})

it('the ground is drawn again where the map moves, it changes, or something comes under it [D27.91]', async () => {
  const { map, view, ground, frame, drawn } = await groundOnMap()
  view.setCenter([8, 5])
  await frame()
  expect(drawn()).toBe(2)
  ground.changed()
  await frame()
  expect(drawn()).toBe(3)
  map.addLayer(new VectorLayer({ source: new VectorSource(), zIndex: -1 }))
  await frame()
  expect(drawn()).toBe(4)
})
