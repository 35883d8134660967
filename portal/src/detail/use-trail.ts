import type { ShownObject } from '@datacentre/catalogue/wire/shown-object'
import { useState } from 'react'
import { currentAddress, pushStep, useAddress, type Step } from '../address/address.ts'

type Trail = {
  /** What the modal shows now. */
  readonly shown: Step
  /** What it showed before, to which Back leads; null on what it was opened with, from where Back closes it. */
  readonly before: Step | null
  readonly onShown: (shown: Pick<ShownObject, 'page' | 'objectName'>) => void
}

const trailFrom = (first: Step, trail: readonly Step[]): readonly Step[] =>
  trail.length === 0 ? [first] : trail

/** The objects that a visitor goes through in the modal. They are entries of the history of this page: those of a frame outlive it. */
export function useTrail(first: Step): Trail {
  const trail = trailFrom(first, useAddress().trail)
  const last = trail.at(-1) ?? first
  // What could not be had when it was pushed, or has another name now.
  const [named, setNamed] = useState(last)
  return {
    shown: named.page === last.page ? named : last,
    before: trail.at(-2) ?? null,
    onShown: ({ page, objectName: name }) => {
      const now = trailFrom(first, currentAddress().trail)
      setNamed({ page, name })
      if (page !== now.at(-1)?.page) pushStep([...now, { page, name }])
    },
  }
}
