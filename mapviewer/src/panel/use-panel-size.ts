import { useState } from 'react'

/** How wide the panel is beside the map, and how high where it comes from below; in pixels. */
export type PanelSize = { readonly width: number; readonly height: number }

const WIDTHS = { least: 300, usual: 400 }
const LEAST_HEIGHT = 160

/** What is always left for the map. */
const LEFT_FOR_MAP = { width: 240, height: 120 }

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)))

export function usePanelSize(): {
  readonly size: PanelSize
  readonly resize: (wanted: Partial<PanelSize>) => void
} {
  const [size, setSize] = useState<PanelSize>(() => ({
    width: WIDTHS.usual,
    height: Math.round(window.innerHeight * 0.5),
  }))
  const resize = (wanted: Partial<PanelSize>): void =>
    setSize((now) => ({
      width: between(WIDTHS.least, wanted.width ?? now.width, window.innerWidth - LEFT_FOR_MAP.width),
      height: between(LEAST_HEIGHT, wanted.height ?? now.height, window.innerHeight - LEFT_FOR_MAP.height),
    }))
  return { size, resize }
}
