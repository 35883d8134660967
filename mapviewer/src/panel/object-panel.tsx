import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { useSpoken } from '@datacentre/ui/speech'
import { useState } from 'react'
import type { MapObject } from '../calls/object-call.ts'
import { kindOf, layerStyle } from '../subjects/subjects.ts'
import { Actions } from './actions/actions.tsx'
import { Areas } from './areas.tsx'
import { CoordinateTable } from './facts/coordinate-table.tsx'
import { DepthFacts } from './deviation/depth-facts.tsx'
import { FaultsFound } from './facts/faults-found.tsx'
import { ExplainedWords, ExplainWords } from './facts/explained-words.tsx'
import { factGroups } from './facts/fact-groups.ts'
import { Facts } from './facts/facts.tsx'
import { Links } from './links/links.tsx'
import { AlsoHere } from './lists/also-here.tsx'
import { PanelHead } from './panel-head.tsx'
import { Section } from './section.tsx'

/** Drawings come after the words. */
export const BoreholeParts = lazyPart(() => import('./borehole-parts.tsx'))
const Figures = lazyPart(async () => ({ default: (await import('./figures/figures.tsx')).Figures }))

type ObjectPanelProps = { readonly object: MapObject; readonly onClose: () => void }

/** Everything about one object. It reads well without the map. */
export function ObjectPanel({ object, onClose }: ObjectPanelProps) {
  const { say } = useSpoken()
  const layer = layerOf(object.layer)
  const groups = factGroups(object.layer)
  const loading = <p className="panel-note">{say('loading')}</p>
  const [isExplained, setExplained] = useState(false)
  const [main, other] = [groups.slice(0, -1), groups.at(-1)]
  return (
    <ExplainedWords value={isExplained}>
      <article>
        <PanelHead
          title={object.name}
          kind={{ text: say(kindOf(object.layer)), style: layerStyle(layer) }}
          isName
          onClose={onClose}
        />
        {object.geometry === null && <p className="panel-note">{say('object.noPlace')}</p>}
        <FaultsFound findings={object.findings ?? []} />
        <AlsoHere object={object} />
        {main.map(({ title, columns }, at) => (
          <Section key={title} title={say(title)}>
            {at === 0 && <ExplainWords isExplained={isExplained} onChange={setExplained} />}
            {title === 'object.depths' && object.row['tvdInMeters'] === null ? (
              <DepthFacts table={layer.table} columns={columns} row={object.row} boreholeDbk={object.key} />
            ) : (
              <Facts table={layer.table} columns={columns} row={object.row} />
            )}
            {title === 'object.place' && object.coordinates.length > 0 && (
              <CoordinateTable coordinates={object.coordinates} />
            )}
          </Section>
        ))}
        <Areas areas={object.areas} />
        <Links links={object.links} />
        <Actions object={object} />
        {object.figures.length > 0 && <Figures waiting={loading} figures={object.figures} />}
        {object.layer === 'boreholes' && <BoreholeParts waiting={loading} object={object} />}
        {other && other.columns.length > 0 && (
          <Section title={say(other.title)}>
            <Facts table={layer.table} columns={other.columns} row={object.row} />
          </Section>
        )}
      </article>
    </ExplainedWords>
  )
}
