import { mapLayers, type LayerId } from '@datacentre/catalogue/geography/map-layers'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import { saveFile } from '@datacentre/client/files/save-file'
import { useDatasetVersion, useInstallation } from '@datacentre/client/installation/installation'
import { listQuery } from '@datacentre/client/lists/register-list'
import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { areaCsv, areaGeoJson, outlineGeoJson, type Lists } from '../../area/area-files.ts'
import type { AskedArea } from '../../area/asked-area.ts'
import type { InArea } from '../../area/in-area.ts'
import { fileSource } from '../../subjects/file-source.ts'
import { Section } from '../section.tsx'

type AreaDownloadsProps = { readonly area: AskedArea; readonly title: string; readonly found: InArea }

const GEOJSON = 'application/geo+json'

/** A name that every system takes for a file. */
const fileName = (title: string): string => title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'area'

/** Everything in the area as files, which are made here. */
export function AreaDownloads({ area, title, found }: AreaDownloadsProps) {
  const spoken = useSpoken()
  const { say } = spoken
  const version = useDatasetVersion()
  const { dataset } = useInstallation().config
  const queries = useQueryClient()
  const [hasFailed, setFailed] = useState(false)
  const said = () => ({ say, source: fileSource(dataset, spoken) })
  const listsOf = async (): Promise<Lists> => {
    const lists = new Map<LayerId, readonly AnyRow[]>()
    for (const { id, register } of mapLayers) {
      if (register === null || !found.layers.some((layer) => layer.id === id && layer.rows.length > 0))
        continue
      const { rows } = await queries.fetchQuery(listQuery(register, { spoken, version: version ?? null }))
      lists.set(id, rows)
    }
    return lists
  }
  const saveAll = async (): Promise<void> => {
    setFailed(false)
    try {
      const text = areaGeoJson(found, await listsOf(), said())
      saveFile(new Blob([text], { type: GEOJSON }), `${fileName(title)}.geojson`)
    } catch {
      setFailed(true)
    }
  }
  const saveList = (): void =>
    saveFile(new Blob([areaCsv(found, said())], { type: 'text/csv' }), `${fileName(title)}.csv`)
  const saveOutline = (): void =>
    saveFile(
      new Blob([outlineGeoJson(area.outlines, title)], { type: GEOJSON }),
      `${fileName(title)}-outline.geojson`,
    )
  return (
    <Section title={say('map.area.downloads')} className="screen-only">
      <div className="area-downloads">
        <Button icon="download" onPress={() => void saveAll()}>
          {say('map.area.geojson')}
        </Button>
        <Button icon="table" onPress={saveList}>
          {say('map.area.csv')}
        </Button>
        <Button icon="download" look="quiet" onPress={saveOutline}>
          {say('map.area.outline')}
        </Button>
        <p role="status">{hasFailed && say('map.area.fileFailed')}</p>
      </div>
    </Section>
  )
}
