import type { MapObject } from '../calls/object-call.ts'
import { SectionChoice } from './cross-section/section-choice.tsx'
import { Deviation } from './deviation/deviation.tsx'
import { Documents } from './documents/documents.tsx'
import { Logs } from './logs/logs.tsx'
import { Stratigraphy } from './stratigraphy/stratigraphy.tsx'

/** What only a borehole has. */
export default function BoreholeParts({ object }: { readonly object: MapObject }) {
  const { key: boreholeDbk, row } = object
  const { depthReference } = row
  return (
    <>
      <Stratigraphy
        boreholeDbk={boreholeDbk}
        depthReference={typeof depthReference === 'string' ? depthReference : null}
      />
      <SectionChoice object={object} />
      <Deviation boreholeDbk={boreholeDbk} />
      <Logs boreholeDbk={boreholeDbk} />
      <Documents boreholeDbk={boreholeDbk} />
    </>
  )
}
