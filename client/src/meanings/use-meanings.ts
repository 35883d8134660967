import type { Column, Value } from '@datacentre/catalogue/grammar/column'
import { partsOf } from '@datacentre/catalogue/grammar/column-kinds'
import type { Table } from '@datacentre/catalogue/grammar/table'
import { useSpoken } from '@datacentre/ui/speech'
import { useEffect, useState } from 'react'

/** What a column and the codes in it mean, in the visitor's language. */
export type Meanings = (column: Column, value: Value) => readonly string[]

const load = () =>
  Promise.all([
    import('@datacentre/catalogue/definitions/columns/index'),
    import('@datacentre/catalogue/definitions/index'),
  ]).then(([{ columnDefinition }, { definitionOf }]) => ({ columnDefinition, definitionOf }))

type Definitions = Awaited<ReturnType<typeof load>>

/** The words of the field explained, fetched when somebody first asks. */
export function useMeanings(table: Pick<Table, 'id'>, isAsked: boolean): Meanings | null {
  const { language } = useSpoken()
  const [definitions, setDefinitions] = useState<Definitions>()
  const isNeeded = isAsked && definitions === undefined
  useEffect(() => {
    if (!isNeeded) return undefined
    let isGone = false
    void load().then((loaded) => {
      if (!isGone) setDefinitions(() => loaded)
    })
    return () => {
      isGone = true
    }
  }, [isNeeded])
  if (!isAsked || definitions === undefined) return null
  const { columnDefinition, definitionOf } = definitions
  return (column, value) => {
    const codes =
      'codes' in column && (typeof value === 'string' || Array.isArray(value)) ? codesOf(column, value) : []
    const found = [
      columnDefinition(table.id, column.key),
      ...codes.map((code) => ('codes' in column ? definitionOf(column.codes, code) : null)),
    ]
    return found.flatMap((definition) => definition?.[language] ?? [])
  }
}

const codesOf = (column: Column, value: string | readonly string[]): readonly string[] =>
  column.kind === 'codeList' ? partsOf(value) : [String(value)]
