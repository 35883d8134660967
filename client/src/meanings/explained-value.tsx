import type { Column, Value } from '@datacentre/catalogue/grammar/column'
import './explained-value.css'
import type { Meanings } from './use-meanings.ts'

type ExplainedValueProps = {
  readonly column: Column
  readonly value: Value
  /** Null as long as nobody asked, or until the meanings have come. */
  readonly meanings: Meanings | null
}

/** What a column and its codes mean, to stand under the value. */
export function ExplainedValue({ column, value, meanings }: ExplainedValueProps) {
  return meanings?.(column, value).map((meaning) => (
    <p key={meaning} className="explained-value">
      {meaning}
    </p>
  ))
}
