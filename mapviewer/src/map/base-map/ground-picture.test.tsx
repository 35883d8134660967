import VectorLayer from 'ol/layer/Vector'
import OlMap from 'ol/Map'
import VectorSource from 'ol/source/Vector'
import Fill from 'ol/style/Fill'
import Stroke from 'ol/style/Stroke'
import Style from 'ol/style/Style'
import View from 'ol/View'
import { expect, it, onTestFinished } from 'vitest'
import { createGroundPicture } from './ground-picture.ts'
import type { GroundShape } from './ground-shapes.ts'

const LAND = [0, 128, 0, 255]
const SEA = [0, 0, 0, 0]

/** A square of land of 20 by 20 m around (0, 0), with a lake of 4 by 4 m in its middle and a border through all of it. */
const shapes: readonly GroundShape[] = [
  {
    part: 'land',
    lists: [
      [-10, -10, 10, -10, 10, 10, -10, 10, -10, -10],
      [-2, -2, 2, -2, 2, 2, -2, 2, -2, -2],
    ],
  },
  { part: 'countries', lists: [[-50, 6, 50, 6]] },
]

const green = new Style({ fill: new Fill({ color: 'rgb(0 128 0)' }) })
const red = new Style({ stroke: new Stroke({ color: 'rgb(255 0 0)', width: 2 }) })
const inColour = (part: string): Style => (part === 'land' ? green : red)

/** A map of 100 by 100 m with that ground, and how often it was drawn. */
async function groundOnMap() {
  const target = document.body.appendChild(document.createElement('div'))
  target.style.cssText = 'position: relative; width: 100px; height: 100px'
  const picture = createGroundPicture(shapes)
  let asked = 0
  picture.setStyle((part) => {
    asked += part === 'land' ? 1 : 0
    return inColour(part)
  })
  const ground = new VectorLayer({ source: new VectorSource(), style: [] })
  ground.render = picture.render
  const view = new View({ center: [0, 0], resolution: 1 })
  const map = new OlMap({ target, controls: [], layers: [ground], view, pixelRatio: 1 })
  onTestFinished(() => {
    map.setTarget(undefined)
    target.remove()
  })
  await picture.whenSeen
  const colourAt = (x: number, y: number): readonly number[] => {
    const copy = new OffscreenCanvas(100, 100).getContext('2d')
    copy?.drawImage(target.querySelector('canvas')!, 0, 0)
    return [...(copy?.getImageData(x, y, 1, 1).data ?? [])]
  }
  const frame = (): Promise<unknown> => new Promise((resolve) => map.once('postrender', resolve))
  return { map, view, picture, frame, colourAt, drawn: () => asked }
}

it('the ground is land with its waters, and lines on it', async () => {
  const { colourAt } = await groundOnMap()
  expect(colourAt(43, 56)).toEqual(LAND)
  expect(colourAt(50, 50)).toEqual(SEA)
  expect(colourAt(30, 50)).toEqual(SEA)
  expect(colourAt(50, 44)).toEqual([255, 0, 0, 255])
  expect(colourAt(10, 44)).toEqual([255, 0, 0, 255])
})

it('the ground is not drawn again when a layer comes on the map, and stays there [D27.91]', async () => {
  const { map, frame, drawn, colourAt } = await groundOnMap()
  expect(drawn()).toBe(1)
  map.addLayer(new VectorLayer({ source: new VectorSource(), zIndex: 10 }))
  await frame()
  expect(drawn()).toBe(1)
  expect(colourAt(43, 56)).toEqual(LAND)
})

it('the ground is drawn again where the map moves, or it takes other colours [D27.91]', async () => {
  const { map, view, picture, frame, colourAt } = await groundOnMap()
  view.setCenter([20, 0])
  await frame()
  expect(colourAt(23, 56)).toEqual(LAND)
  expect(colourAt(43, 56)).toEqual(SEA)
  view.setResolution(2)
  await frame()
  expect(colourAt(37, 53)).toEqual(LAND)
  picture.setStyle((part) => (part === 'land' ? undefined : red))
  map.render()
  await frame()
  expect(colourAt(37, 53)).toEqual(SEA)
  expect(colourAt(37, 46)).toEqual([255, 0, 0, 255])
})
