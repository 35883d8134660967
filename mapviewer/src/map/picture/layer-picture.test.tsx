import { decodeLayer } from '@datacentre/catalogue/geography/layer-code'
import { encodeLayer, type GridShape } from '@datacentre/catalogue/geography/layer-encoder'
import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import { aField } from '@datacentre/fixtures'
import VectorLayer from 'ol/layer/Vector'
import OlMap from 'ol/Map'
import VectorSource from 'ol/source/Vector'
import Fill from 'ol/style/Fill'
import Style from 'ol/style/Style'
import View from 'ol/View'
import { expect, it, onTestFinished } from 'vitest'
import { boxesOf } from './layer-boxes.ts'
import { createLayerPicture } from './layer-picture.ts'

/** Squares of 20 by 20 m, beside each other. */
const squareAt = (left: number): GridShape => [
  [
    [
      [left, 0],
      [left + 20, 0],
      [left + 20, 20],
      [left, 20],
      [left, 0],
    ],
  ],
]
const features = [0, 30, 60].map((left, at) => ({ row: aField({ fieldDbk: at + 1 }), shape: squareAt(left) }))
const green = new Style({ fill: new Fill({ color: 'rgb(0 128 0)' }) })

/** A map of 100 by 100 m on which those squares stand that are in the year which is shown, and how often a look at them was asked. */
async function squaresOnMap() {
  const target = document.body.appendChild(document.createElement('div'))
  target.style.cssText = 'position: relative; width: 100px; height: 100px'
  const data = decodeLayer(encodeLayer(layerOf('fields'), features))
  const picture = createLayerPicture(data, boxesOf(data), 1)
  let year: readonly number[] = []
  let looks = 0
  const style = (): Style => {
    looks += 1
    return green
  }
  picture.setDrawing({ isDrawn: (row) => year.includes(row), style })
  const layer = new VectorLayer({ source: new VectorSource(), style: [] })
  layer.render = picture.render
  const view = new View({ center: [50, 50], resolution: 1 })
  const map = new OlMap({ target, controls: [], layers: [layer], view, pixelRatio: 1 })
  onTestFinished(() => {
    map.setTarget(undefined)
    target.remove()
  })
  await picture.whenSeen
  const shown = (): readonly number[] => {
    const copy = new OffscreenCanvas(100, 100).getContext('2d')
    copy?.drawImage(target.querySelector('canvas')!, 0, 0)
    const isGreen = (x: number): boolean => copy?.getImageData(x, 90, 1, 1).data[1] === 128
    return [10, 40, 70].flatMap((x, row) => (isGreen(x) ? [row] : []))
  }
  const show = (rows: readonly number[]): void => {
    year = rows
    picture.redraw()
  }
  const frame = (): Promise<unknown> => new Promise(requestAnimationFrame)
  return { show, shown, frame, looks: () => looks }
}

it('a step of the year is drawn at once, of many in one frame the first and the last [D27.73]', async () => {
  const { show, shown, frame, looks } = await squaresOnMap()
  expect(shown()).toEqual([])
  show([0])
  await frame()
  expect(shown()).toEqual([0])
  const before = looks()
  for (const rows of [[0, 1], [1], [1, 2], [2]]) show(rows)
  await frame()
  await frame()
  expect(shown()).toEqual([2])
  // Two rows in the first of them, one in the last, and what lies beside those anew.
  expect(looks() - before).toBeLessThan(6)
})
