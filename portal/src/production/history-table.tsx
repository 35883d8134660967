import type { Unit } from '@datacentre/catalogue/codes/production'
import { plainAmount } from '@datacentre/catalogue/production/amount'
import type { Point } from '@datacentre/catalogue/production/history'
import { Button } from '@datacentre/ui/button'
import { useSpoken } from '@datacentre/ui/speech'
import { memo, useId, useState } from 'react'
import { copyText } from '../register/copy-text.ts'
import { Amount } from './amount.tsx'
import './figure-table.css'

type HistoryTableProps = {
  readonly per: 'month' | 'year'
  readonly unit: Unit
  readonly times: readonly string[]
  readonly points: readonly Point[]
  /** Null while nothing is added up. */
  readonly addedUp: readonly Point[] | null
}

/** The numbers of the chart, for who hears them and for who takes them along. */
export const HistoryTable = memo(function HistoryTable({
  per,
  unit,
  times,
  points,
  addedUp,
}: HistoryTableProps) {
  const { say, language } = useSpoken()
  const id = useId()
  const [told, setTold] = useState<'history.copied' | 'row.notCopied' | null>(null)
  const inUnit = { unit: say(`unit.${unit}`) }
  const heads = [
    say(per === 'month' ? 'history.month' : 'history.year'),
    say('history.value', inUnit),
    ...(addedUp === null ? [] : [say('history.addedUp', inUnit)]),
  ]
  const columns = addedUp === null ? [points] : [points, addedUp]
  const copy = async (): Promise<void> => {
    const amount = (value: number | null): string => (value === null ? '' : plainAmount(value, language))
    const lines = times.map((time, at) => [
      time,
      ...columns.map((column) => amount(column[at]?.value ?? null)),
    ])
    const text = [heads, ...lines].map((cells) => cells.join('\t')).join('\n')
    setTold((await copyText(text)) ? 'history.copied' : 'row.notCopied')
  }
  return (
    <div className="history-table">
      <h3 id={id}>{say('history.table')}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div className="figure-table" role="region" aria-labelledby={id} tabIndex={0}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {times.map((time, at) => (
              <tr key={time}>
                <th scope="row">{time}</th>
                {columns.map((column, place) => (
                  <td key={place}>
                    <Amount value={column[at]?.value ?? null} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="history-copy">
        <Button icon="copy" look="quiet" onPress={() => void copy()}>
          {say('history.copyTable')}
        </Button>
        <span role="status">{told && say(told)}</span>
      </div>
    </div>
  )
})
