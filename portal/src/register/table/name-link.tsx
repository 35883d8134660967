import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { objectPage } from '@datacentre/catalogue/wire/map-addresses'
import { useSpoken } from '@datacentre/ui/speech'
import type { MouseEvent } from 'react'
import { isPlainClick } from '../../address/link.tsx'
import { openDetail } from '../../detail/open-detail.ts'
import { useInstallation } from '@datacentre/client/installation/installation'

type NameLinkProps = { readonly register: Register; readonly row: AnyRow; readonly name: string }

/** The name of a row leads to its page on the map; a plain click opens that page over the list. */
export function NameLink({ register, row, name }: NameLinkProps) {
  const { language } = useSpoken()
  const { mapviewer } = useInstallation().config
  const id = row[register.onMap.pageId]
  // Without an id there is no page to lead to: a field may lack its code.
  if (id === null || id === undefined) return <span className="row-name">{name}</span>
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
