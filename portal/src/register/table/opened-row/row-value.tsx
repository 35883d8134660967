import type { CodeListName } from '@datacentre/catalogue/codes/index'
import type { AnyRow, Column } from '@datacentre/catalogue/grammar/column'
import { partsOf, showValue } from '@datacentre/catalogue/grammar/column-kinds'
import { registers } from '@datacentre/catalogue/registers/index'
import { codePage } from '@datacentre/catalogue/wire/code-page'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { objectPage } from '@datacentre/catalogue/wire/map-addresses'
import { useInstallation } from '@datacentre/client/installation/installation'
import { CompanyNames } from '@datacentre/ui/company-names'
import { useSpoken } from '@datacentre/ui/speech'
import { Missing } from '../cell.tsx'
import { searchedList } from './searched-list.ts'

type RowValueProps = { readonly column: Column; readonly row: AnyRow }

/** A value of an open row: several on a line each, codes with their words, and names of other objects as links. */
export function RowValue({ column, row }: RowValueProps) {
  const { speech } = useSpoken()
  const value = row[column.key] ?? null
  const shown = showValue(value, column, speech)
  if (shown === null || shown === '') return <Missing />
  if (column.kind === 'list' || column.kind === 'codeList' || column.kind === 'names') {
    const parts = typeof value === 'string' || Array.isArray(value) ? partsOf(value) : []
    return (
      <ul className="row-details-list">
        {parts.map((part, at) => (
          <li key={at}>
            {column.kind === 'codeList' ? (
              <Coded code={part} list={column.codes} words={speech.code(column.codes, part)} />
            ) : (
              <Linked column={column} row={row} name={part} />
            )}
          </li>
        ))}
      </ul>
    )
  }
  if (column.kind === 'code') return <Coded code={String(value)} list={column.codes} words={shown} />
  return <Linked column={column} row={row} name={shown} />
}

type LinkedProps = RowValueProps & { readonly name: string }

/** The page that a value names an object by; null where a name may be that of several. */
function pageIdOf({ leadsTo }: Column, row: AnyRow, name: string): string | number | null {
  if (leadsTo?.by === 'pageId') return name
  const key = leadsTo?.keyIn === undefined ? null : (row[leadsTo.keyIn] ?? null)
  return typeof key === 'number' || typeof key === 'string' ? key : null
}

/** The name of another object, or of a company, leads there; a name that may be that of several leads to what it finds. */
function Linked({ column, row, name }: LinkedProps) {
  const { language } = useSpoken()
  const { mapviewer, datacentre } = useInstallation().config
  const { leadsTo, namesCompany } = column
  if (namesCompany) return <CompanyNames names={[name]} prefix={datacentre} />
  if (leadsTo === undefined) return name
  const id = pageIdOf(column, row, name)
  // The server knows whether one alone has the name.
  if (id === null && leadsTo.keyIn !== undefined)
    return (
      <a href={withLanguage(`${datacentre}/${leadsTo.register}/${encodeURIComponent(name)}`, language)}>
        {name}
      </a>
    )
  if (id === null) return <a href={searchedList(leadsTo.register, name, language)}>{name}</a>
  const to = registers.find(({ id }) => id === leadsTo.register)!
  return <a href={objectPage(to, id, { mapviewer, language })}>{name}</a>
}

type CodeProps = { readonly code: string; readonly list: CodeListName }

/** Words with their code at hand, where they differ; the code leads to what it means. */
function Coded({ code, list, words }: CodeProps & { readonly words: string }) {
  const { say, language } = useSpoken()
  const { datacentre } = useInstallation().config
  if (code === words) return words
  return (
    <>
      {words}{' '}
      <a
        className="row-details-code"
        href={codePage(datacentre, list, language)}
        aria-label={say('code.explained', { code })}
      >
        {code}
      </a>
    </>
  )
}
