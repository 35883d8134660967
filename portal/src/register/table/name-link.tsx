import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { factPage } from '@datacentre/catalogue/wire/fact-page'
import { objectPage } from '@datacentre/catalogue/wire/map-addresses'
import { useSpoken } from '@datacentre/ui/speech'
import type { MouseEvent } from 'react'
import { isPlainClick } from '../../address/link.tsx'
import { openDetail } from '../../detail/open-detail.ts'
import { useInstallation } from '@datacentre/client/installation/installation'
import { useAsOf } from '../../as-of/as-of.ts'

type NameLinkProps = { readonly register: Register; readonly row: AnyRow; readonly name: string }

/** The name of a row leads to its page on the map; a plain click opens that page over the list. */
export function NameLink({ register, row, name }: NameLinkProps) {
  const { language } = useSpoken()
  const asOf = useAsOf()
  const { mapviewer, datacentre } = useInstallation().config
  const id = row[register.onMap.pageId]
  // Without an id there is no page to lead to: a field may lack its code.
  if (id === null || id === undefined) return <span className="row-name">{name}</span>
  // The map shows the newest version: an old row leads to the page of its object as it was.
  if (asOf !== undefined) {
    const key = row[register.key[0] ?? ''] as string | number
    return (
      <a
        className="row-name"
        href={factPage(register.id, key, { prefix: datacentre, language, version: asOf })}
      >
        {name}
      </a>
    )
  }
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    openDetail(String(id))
  }
  return (
    <a className="row-name" href={objectPage(register, String(id), { mapviewer, language })} onClick={open}>
      {name}
    </a>
  )
}
