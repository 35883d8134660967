import { plainAmount } from '@datacentre/catalogue/wording/amount'
import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { useState } from 'react'
import { copyText } from '@datacentre/client/files/copy-text'
import { Amount } from '../words/amount.tsx'
import './figure-table.css'

type FigureColumn = {
  readonly id: string
  /** With the unit of its values. */
  readonly head: string
  readonly values: readonly (number | null)[]
  /** All of them together. */
  readonly total?: number | null
}

type FigureTableProps = {
  readonly label: string
  /** What the first column is: months or years. */
  readonly timeHead: string
  readonly times: readonly string[]
  readonly columns: readonly FigureColumn[]
  /** What the row of totals is called; absent where there is none. */
  readonly totalHead?: string
}

/** The numbers of a chart, for who hears them and for who takes them along. */
export function FigureTable({ label, timeHead, times, columns, totalHead }: FigureTableProps) {
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div className="figure-table" role="region" aria-label={label} tabIndex={0}>
        <table aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{timeHead}</th>
              {columns.map(({ id, head }) => (
                <th key={id} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {times.map((time, at) => (
              <tr key={time}>
                <th scope="row">{time}</th>
                {columns.map(({ id, values }) => (
                  <td key={id}>
                    <Amount value={values[at] ?? null} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {totalHead !== undefined && (
            <tfoot>
              <tr>
                <th scope="row">{totalHead}</th>
                {columns.map(({ id, total = null }) => (
                  <td key={id}>
                    <Amount value={total} />
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
      <CopyTable timeHead={timeHead} times={times} columns={columns} />
    </>
  )
}

/** Puts the table on the clipboard with tabs between its cells, which a spreadsheet takes as it is. */
function CopyTable({ timeHead, times, columns }: Pick<FigureTableProps, 'timeHead' | 'times' | 'columns'>) {
  const { say, language } = useSpoken()
  const [told, setTold] = useState<'history.copied' | 'row.notCopied' | null>(null)
  const copy = async (): Promise<void> => {
    const amount = (value: number | null): string => (value === null ? '' : plainAmount(value, language))
    const heads = [timeHead, ...columns.map(({ head }) => head)]
    const lines = times.map((time, at) => [time, ...columns.map(({ values }) => amount(values[at] ?? null))])
    // Spaces that do not break are for the eye; a spreadsheet would not find such a head by its name.
    const text = [heads, ...lines]
      .map((cells) => cells.join('\t'))
      .join('\n')
      .replaceAll('\u00a0', ' ')
    setTold((await copyText(text)) ? 'history.copied' : 'row.notCopied')
  }
  return (
    <div className="figure-table-copy">
      <Button icon="copy" look="quiet" onPress={() => void copy()}>
        {say('history.copyTable')}
      </Button>
      <span role="status">{told && say(told)}</span>
    </div>
  )
}
