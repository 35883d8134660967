import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { useRef, useState } from 'react'
import { factPage } from '@datacentre/catalogue/wire/fact-page'
import { useInstallation } from '@datacentre/client/installation/installation'
import { copyText } from '@datacentre/client/files/copy-text'
import { useAsOf } from '../../../as-of/as-of.ts'
import { printRow } from './print-row.ts'
import { rowAsText } from './row-as-text.ts'

type RowActionsProps = { readonly register: Register; readonly row: AnyRow; readonly name: string }

/** What can be done with one row: copy it, print it, say that something in it is wrong. */
export function RowActions({ register, row, name }: RowActionsProps) {
  const spoken = useSpoken()
  const { say, language } = spoken
  const { datacentre } = useInstallation().config
  const version = useAsOf()
  const key = row[register.key[0] ?? ''] as string | number
  const [told, setTold] = useState<'row.copied' | 'row.notCopied' | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const copy = async (): Promise<void> =>
    setTold((await copyText(rowAsText(register, row, spoken))) ? 'row.copied' : 'row.notCopied')
  return (
    <div className="row-actions" ref={place}>
      <Button icon="copy" look="quiet" onPress={() => void copy()}>
        {say('row.copy')}
      </Button>
      <Button icon="print" look="quiet" onPress={() => place.current && printRow(place.current)}>
        {say('row.print')}
      </Button>
      <a href={factPage(register.id, key, { prefix: datacentre, language, version })}>
        {say('object.factPage')}
      </a>
      <a
        href={say('reportErrorUrl', { name: encodeURIComponent(name) })}
        aria-label={say('reportError.of', { name })}
      >
        {say('reportError')}
      </a>
      <span role="status">{told && say(told)}</span>
    </div>
  )
}
