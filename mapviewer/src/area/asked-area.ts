import { useSyncExternalStore } from 'react'
import type { Coordinate } from '@datacentre/catalogue/geography/coordinates/offered-systems'

/** Outlines, each its outside and then its holes, in metres RD; a ring ends where it begins. */
export type Outlines = readonly (readonly (readonly Coordinate[])[])[]

export type AskedArea = {
  /** What its file calls it; null where that says nothing, and where the visitor drew it. */
  readonly name: string | null
  /** The file it was opened from; null where the visitor drew it. */
  readonly file: string | null
  readonly outlines: Outlines
}

/** Kept for this tab alone, so that it outlives a reload: an area is a visitor's own, and never part of an address. */
const KEPT = 'asked-area-2'

function kept(): AskedArea | null {
  try {
    const text = sessionStorage.getItem(KEPT)
    return text === null ? null : (JSON.parse(text) as AskedArea)
  } catch {
    // A browser that keeps nothing begins anew.
    return null
  }
}

let area: AskedArea | null | undefined
const listeners = new Set<() => void>()

const current = (): AskedArea | null => {
  if (area === undefined) area = kept()
  return area
}

/** Asks what lies in an area; null asks no more. */
export function askArea(asked: AskedArea | null): void {
  area = asked
  try {
    if (asked === null) sessionStorage.removeItem(KEPT)
    else sessionStorage.setItem(KEPT, JSON.stringify(asked))
  } catch {
    // One that is too large to keep is there until the page is left.
  }
  for (const listener of listeners) listener()
}

function onArea(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useAskedArea = (): AskedArea | null => useSyncExternalStore(onArea, current)

/** An outline around points in the order in which they were set. */
export const outlineOf = (points: readonly Coordinate[]): Outlines => [[[...points, points[0]!]]]
