import { useSyncExternalStore } from 'react'
import type { Coordinate } from '@datacentre/catalogue/geography/coordinates/offered-systems'

/** The points of the line that is being measured, in metres RD. */
let points: readonly Coordinate[] = []
const listeners = new Set<() => void>()

function take(changed: readonly Coordinate[]): void {
  points = changed
  for (const listener of listeners) listener()
}

export const addPoint = (point: Coordinate): void => take([...points, point])
export const dropLastPoint = (): void => take(points.slice(0, -1))
export const dropAllPoints = (): void => take([])

function onPoints(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useMeasuredLine = (): readonly Coordinate[] => useSyncExternalStore(onPoints, () => points)
