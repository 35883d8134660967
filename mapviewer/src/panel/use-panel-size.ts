import { useState } from 'react'

/** How wide the panel is beside the map, and how high where it comes from below; in pixels. */
export type PanelSize = { readonly width: number; readonly height: number }

const WIDTHS = { least: 300, usual: 400 }
const LEAST_HEIGHT = 160

/** What is always left for the map, with the header above it and the bar below it. */
const LEFT_FOR_MAP = { width: 240, height: 240 }

/** What the map has from the start: room for search, tools and the card for measuring, one under the other. */
const USUAL_MAP_HEIGHT = 330

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)))

export function usePanelSize(): {
  readonly size: PanelSize
  readonly resize: (wanted: Partial<PanelSize>) => void
} {
  const [size, setSize] = useState<PanelSize>(() => ({
    width: WIDTHS.usual,
    height: between(
      LEAST_HEIGHT,
      Math.round(window.innerHeight * 0.5),
      window.innerHeight - USUAL_MAP_HEIGHT,
    ),
  }))
  const resize = (wanted: Partial<PanelSize>): void =>
    setSize((now) => ({
      width: between(WIDTHS.least, wanted.width ?? now.width, window.innerWidth - LEFT_FOR_MAP.width),
      height: between(LEAST_HEIGHT, wanted.height ?? now.height, window.innerHeight - LEFT_FOR_MAP.height),
    }))
  return { size, resize }
}
