import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { toAddress } from '@datacentre/catalogue/list/address'
import type { Language } from '@datacentre/catalogue/texts/index'
import { addressOf } from '@datacentre/catalogue/wire/addresses'
import { factPage } from '@datacentre/catalogue/wire/fact-page'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { call } from '@datacentre/client/calls/call'
import { saveFile } from '@datacentre/client/files/save-file'
import { Button } from '@datacentre/ui/controls/button'
import { Icon } from '@datacentre/ui/controls/icon'
import { useSpoken } from '@datacentre/ui/speech'
import { useState } from 'react'
import { changeAddress, shareableHref, useAddress } from '../../address/address-store.ts'
import { useInstallation } from '@datacentre/client/installation/installation'
import type { MapObject } from '../../calls/object-call.ts'
import { Section } from '../section.tsx'
import './actions.css'
import { CopyLink } from './copy-link.tsx'
import { mapIcons } from '../../map-icons.ts'

/** Downloads one row of a register as its spreadsheet (S7). */
async function saveRow(register: Register, key: string | number, language: Language): Promise<void> {
  const response = await call(register.rest.export, { body: [key], query: { lang: language } })
  saveFile(await response.blob(), register.spreadsheet)
}

/** What a visitor can do with an object: share it, take it along, say what is wrong with it, go back to its list. */
export function Actions({ object }: { readonly object: MapObject }) {
  const { say, language } = useSpoken()
  const address = useAddress()
  const { datacentre } = useInstallation().config
  const [hasFailed, setFailed] = useState(false)
  const { register, wireName } = layerOf(object.layer)
  const download = (): void => {
    setFailed(false)
    if (register === null) return
    saveRow(register, object.key, language).catch(() => {
      setFailed(true)
      // oxlint-disable-next-line no-console -- the specification asks for it (S8)
      console.error('could not download file')
    })
  }
  const about = encodeURIComponent(object.name)
  const criteria = address.filters[object.layer]
  const query = criteria === undefined ? '' : `?${toAddress(criteria)}`
  return (
    <Section title={say('object.actions')} className="screen-only">
      <div className="actions">
        {object.geometry !== null && (
          <Button look="quiet" icon="search" onPress={() => changeAddress({ place: null })}>
            {say('object.zoomTo')}
          </Button>
        )}
        <CopyLink />
        {register !== null && (
          <Button look="quiet" icon="download" onPress={download}>
            {say('object.spreadsheet')}
          </Button>
        )}
        <a
          className="button button-quiet"
          href={`${addressOf('object-geojson', { layer: wireName, id: object.id })}?lang=${language}`}
          download
        >
          <Icon name="download" size={20} />
          {say('object.geoJson')}
        </a>
        <a
          className="button button-quiet"
          href={factPage(object.layer, object.key, { prefix: datacentre, language })}
          target="_top"
        >
          <Icon name="info" size={20} />
          {say('object.factPage')}
        </a>
        <a className="button button-quiet" href={say('reportErrorUrl', { name: about })}>
          <Icon name={mapIcons.warning} size={20} />
          {say('reportError')}
        </a>
        {address.embedded ? (
          <a className="button button-quiet" href={shareableHref()} target="_blank" rel="noreferrer">
            <Icon name={mapIcons.external} size={20} />
            {say('object.ownPage')}
          </a>
        ) : (
          register !== null && (
            <a
              className="button button-quiet"
              href={withLanguage(`${datacentre}${register.route}${query}`, language)}
            >
              <Icon name="table" size={20} />
              {say('object.backToList')}
            </a>
          )
        )}
        <p role="status" className={hasFailed ? 'actions-status' : 'visually-hidden'}>
          {hasFailed && say('download.failed')}
        </p>
      </div>
    </Section>
  )
}
