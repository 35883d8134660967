import type { CodeListName } from '@datacentre/catalogue/codes/index'
import type { Column, Value } from '@datacentre/catalogue/grammar/column'
import { showValue } from '@datacentre/catalogue/grammar/column-kinds'
import { useSpoken } from '@datacentre/ui/speech'

/** Codes that say how something stands are small labels with a dot. */
const LABELS: ReadonlySet<CodeListName> = new Set([
  'boreholeResult',
  'boreholeStatus',
  'fieldStatus',
  'licenceStatus',
])

/** More names than this make a row too high: the rest is counted here and listed when the row is open. */
const NAMES_IN_ROW = 2

type CellProps = { readonly column: Column; readonly value: Value }

/** A value in a row. */
export function Cell({ column, value }: CellProps) {
  const { speech } = useSpoken()
  if (column.kind === 'names' && Array.isArray(value)) return <Names names={value} />
  const shown = showValue(value, column, speech)
  if (shown === null || shown === '') return <Missing />
  if (column.kind !== 'code') return shown
  return (
    <span className={LABELS.has(column.codes) ? 'code-label' : undefined} title={String(value)}>
      {shown}
    </span>
  )
}

function Names({ names }: { readonly names: readonly string[] }) {
  const { say } = useSpoken()
  if (names.length === 0) return <Missing />
  const rest = names.length - NAMES_IN_ROW
  return (
    <ul className="cell-names">
      {names.slice(0, NAMES_IN_ROW).map((name, at) => (
        <li key={at}>{name}</li>
      ))}
      {rest > 0 && (
        <li className="cell-names-rest">
          <span aria-hidden="true">+ {rest}</span>
          <span className="visually-hidden">{say('value.more', { rest })}</span>
        </li>
      )}
    </ul>
  )
}

/** A quiet dash, which a screen reader says in words. */
export function Missing() {
  const { say } = useSpoken()
  return (
    <span className="missing">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{say('value.missing')}</span>
    </span>
  )
}
