import { writeNumber } from '@datacentre/catalogue/numbers/written-number'
import './in-view.css'
import { layerOf, mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { saveFile } from '@datacentre/client/files/save-file'
import { useInstallation } from '@datacentre/client/installation/installation'
import { Button } from '@datacentre/ui/controls/button'
import { Dropdown } from '@datacentre/ui/dropdown/dropdown'
import { useSpoken } from '@datacentre/ui/speech'
import { useMemo, useState } from 'react'
import { csvForSpreadsheets } from '@datacentre/catalogue/wording/csv'
import { rowsWithSource } from '@datacentre/catalogue/wording/source-line'
import { useScene, type NamedObject } from '../../map/view/scene.ts'
import { fileSource } from '../../subjects/file-source.ts'
import { showAbout } from '../../subjects/show-about.ts'
import { kindOf, layerTitle } from '../../subjects/subjects.ts'
import { PanelHead } from '../panel-head.tsx'
import { ObjectList } from './object-list.tsx'

/** So many are shown at first, and more each time that they are asked for. */
const AT_ONCE = 50

const orders = ['nearest', 'name'] as const
type Order = (typeof orders)[number]

const isOrder = (code: string): code is Order => (orders as readonly string[]).includes(code)

const byName = (one: NamedObject, other: NamedObject): number =>
  one.name.localeCompare(other.name, 'nl', { numeric: true })

/** Everything that the map now shows: counted by kind, in an order to choose, whole, and to be taken home. */
export default function InView({ onClose }: { readonly onClose: () => void }) {
  const { say, language } = useSpoken()
  const { inView } = useScene()
  const [order, setOrder] = useState<Order>('nearest')
  const [most, setMost] = useState(AT_ONCE)
  const objects = useMemo(() => (order === 'name' ? inView.toSorted(byName) : inView), [inView, order])
  const counts = mapLayers
    .map(({ id }) => ({ id, count: inView.filter(({ layer }) => layer === id).length }))
    .filter(({ count }) => count > 0)
  const left = objects.length - most
  return (
    <>
      <PanelHead title={say('map.inView.title', { count: inView.length })} onClose={onClose} />
      <p className="panel-note" role="status">
        {inView.length === 0
          ? say('map.inView.none')
          : counts
              .map(({ id, count }) => `${say(layerTitle(layerOf(id)))}: ${writeNumber(count, language)}`)
              .join(' · ')}
      </p>
      {inView.length > 1 && (
        <div className="in-view-tools screen-only">
          <Dropdown
            label={say('filter.order')}
            options={orders.map((code) => ({
              code,
              description: say(`map.inView.order.${code}`),
              count: null,
            }))}
            value={order}
            onChange={(code) => isOrder(code) && setOrder(code)}
          />
          <SaveList objects={objects} />
        </div>
      )}
      <ObjectList objects={objects.slice(0, most)} />
      {left > 0 && (
        <Button look="quiet" onPress={() => setMost(most + 4 * AT_ONCE)}>
          {say('map.inView.more', { count: left })}
        </Button>
      )}
    </>
  )
}

/** The whole list as CSV, in the order in which it stands. */
function SaveList({ objects }: { readonly objects: readonly NamedObject[] }) {
  const spoken = useSpoken()
  const { say, speech } = spoken
  const { dataset } = useInstallation().config
  const save = (): void => {
    const rows = objects.map(({ layer, id, name, about }) => [
      say(kindOf(layer)),
      layer,
      id,
      name,
      showAbout({ layer, name, about }, speech),
    ])
    const heads = ['kind', 'table', 'id', 'name', 'about']
    const source = fileSource(dataset, spoken).line
    saveFile(
      new Blob([csvForSpreadsheets(rowsWithSource([heads, ...rows], source))], { type: 'text/csv' }),
      `${say('map.inView.file')}.csv`,
    )
  }
  return (
    <Button icon="download" onPress={save}>
      {say('map.inView.csv')}
    </Button>
  )
}
