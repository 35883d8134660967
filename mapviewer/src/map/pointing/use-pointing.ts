import type OlMapBrowserEvent from 'ol/MapBrowserEvent'
import { useCallback, useEffect, useState } from 'react'
import { chooseObject } from '../../address/address-store.ts'
import type { Coordinate } from '@datacentre/catalogue/geography/coordinates/offered-systems'
import { useMapModel } from '../map-model.ts'
import { addPoint } from '../measure/measured-line.ts'
import { changeScene, currentScene, useScene } from '../view/scene.ts'
import { openPlace } from '../view/open-place.ts'
import { useKeepSeen } from '../view/use-keep-seen.ts'
import { meantBy, objectsAt, type Found } from './objects-at.ts'
import type { Pointable } from './pointable.ts'

/** How far beside a point or line still counts, in pixels: a finger is thicker than a pointer. */
const REACH = { mouse: 7, finger: 16 }

/** What lies under the pointer, and where on the map that is in pixels. */
export type Hover = { readonly found: readonly Found[]; readonly pixel: readonly number[] }

type Pointing = {
  readonly hover: Hover | null
  /** Does at a place what the tool does there: choose what lies there, or measure. */
  readonly pointAt: (place: Coordinate, reach: number) => void
}

type PointerOnMap = OlMapBrowserEvent<PointerEvent | KeyboardEvent | WheelEvent>

const coordinateOf = ([x = 0, y = 0]: readonly number[]): Coordinate => [x, y]

const isTouch = ({ originalEvent }: PointerOnMap): boolean =>
  originalEvent instanceof PointerEvent && originalEvent.pointerType === 'touch'

/** Pointing at objects with a mouse, a finger or the keyboard. */
export function usePointing(pointable: readonly Pointable[]): Pointing {
  const { map, highlight } = useMapModel()
  const [hover, setHover] = useState<Hover | null>(null)

  const findAt = useCallback(
    (at: Coordinate, pixels: number): readonly Found[] =>
      objectsAt(pointable, { at, reach: pixels * (map.getView().getResolution() ?? 1) }),
    [map, pointable],
  )

  const keepSeen = useKeepSeen()
  const pointAt = useCallback(
    (at: Coordinate, reach: number): void => {
      if (currentScene().tool === 'measure') {
        addPoint(at)
        return
      }
      if (currentScene().tool === 'here') {
        keepSeen(at)
        openPlace(at)
        return
      }
      const found = findAt(at, reach)
      const meant = meantBy(found)
      if (found.length > 0) keepSeen(meant?.isAimedAt ? meant.geometry.getClosestPoint([...at]) : at)
      changeScene({ choice: found, ...(meant === null && found.length > 0 && { listing: 'choice' }) })
      if (meant !== null) chooseObject({ layer: meant.layer, id: meant.id })
      else if (found.length > 0) chooseObject(null)
    },
    [findAt, keepSeen],
  )

  useEffect(() => {
    const point = (event: PointerOnMap): void =>
      pointAt(coordinateOf(event.coordinate), isTouch(event) ? REACH.finger : REACH.mouse)
    // Points of a distance are set at once; choosing waits until it is sure that no second click follows, which zooms.
    const measure = (event: PointerOnMap): void => {
      if (currentScene().tool === 'measure') point(event)
    }
    const choose = (event: PointerOnMap): void => {
      if (currentScene().tool !== 'measure') point(event)
    }
    const keepScale = (event: PointerOnMap): void => {
      if (currentScene().tool === 'measure') event.stopPropagation()
    }
    map.on('click', measure)
    map.on('singleclick', choose)
    map.on('dblclick', keepScale)
    return () => {
      map.un('click', measure)
      map.un('singleclick', choose)
      map.un('dblclick', keepScale)
    }
  }, [map, pointAt])

  useEffect(() => {
    let frame = 0
    const leave = (): void => {
      cancelAnimationFrame(frame)
      setHover(null)
    }
    const move = (event: PointerOnMap): void => {
      cancelAnimationFrame(frame)
      if (event.dragging || isTouch(event)) return setHover(null)
      frame = requestAnimationFrame(() => {
        const found =
          currentScene().tool !== 'choose' ? [] : findAt(coordinateOf(event.coordinate), REACH.mouse)
        setHover(found.length === 0 ? null : { found, pixel: event.pixel })
      })
      return undefined
    }
    map.on('pointermove', move)
    map.on('change:size', leave)
    const viewport = map.getViewport()
    viewport.addEventListener('pointerleave', leave)
    return () => {
      leave()
      map.un('pointermove', move)
      map.un('change:size', leave)
      viewport.removeEventListener('pointerleave', leave)
    }
  }, [map, findAt])

  const { tool } = useScene()
  const first = hover?.found[0]
  useEffect(() => {
    highlight.set('pointed', first ? [first.geometry] : [])
    map.getViewport().style.cursor = tool === 'here' ? 'crosshair' : first ? 'pointer' : ''
  }, [map, highlight, first, tool])
  return { hover, pointAt }
}
