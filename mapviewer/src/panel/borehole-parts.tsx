import { Deviation } from './deviation/deviation.tsx'
import { Documents } from './documents/documents.tsx'
import { Logs } from './logs/logs.tsx'
import { Stratigraphy } from './stratigraphy/stratigraphy.tsx'

/** What only a borehole has. */
export default function BoreholeParts({ boreholeDbk }: { readonly boreholeDbk: string | number }) {
  return (
    <>
      <Stratigraphy boreholeDbk={boreholeDbk} />
      <Deviation boreholeDbk={boreholeDbk} />
      <Logs boreholeDbk={boreholeDbk} />
      <Documents boreholeDbk={boreholeDbk} />
    </>
  )
}
