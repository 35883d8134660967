import { writeNumber } from '@datacentre/catalogue/numbers/written-number'
import './area-panel.css'
import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import { useSpoken } from '@datacentre/ui/speech'
import { useMemo, useState } from 'react'
import { ObjectList } from '../lists/object-list.tsx'
import { showGround } from '../../map/measure/show-length.ts'
import { CallFailed } from '../call-failed.tsx'
import { PanelHead } from '../panel-head.tsx'
import { Section } from '../section.tsx'
import { layerTitle } from '../../subjects/subjects.ts'
import { AreaChanges } from './area-changes.tsx'
import { AreaCompanies } from './area-companies.tsx'
import { AreaDownloads } from './area-downloads.tsx'
import { AreaProduction } from './area-production.tsx'
import type { AskedArea } from '../../area/asked-area.ts'
import { groundOf, namedIn, type InArea, type InLayer } from '../../area/in-area.ts'
import { useInArea } from '../../area/use-in-area.ts'

type AreaPanelProps = { readonly area: AskedArea; readonly onClose: () => void }

/** What lies in an area that the visitor drew or opened: in words first, then everything by kind, and as files. */
export default function AreaPanel({ area, onClose }: AreaPanelProps) {
  const { say } = useSpoken()
  const { found, isError, refetch } = useInArea(area)
  const title =
    area.name ?? (area.file === null ? say('map.area.drawn') : say('map.area.from', { file: area.file }))
  return (
    <>
      <PanelHead title={title} onClose={onClose} />
      {isError && <CallFailed onRetry={refetch} />}
      {found === null && !isError && <p role="status">{say('loading')}</p>}
      {found !== null && (
        <>
          <AreaText area={area} found={found} />
          <p className="panel-note">{say('map.area.private')}</p>
          {hasSomething(found) && <AreaCompanies found={found} />}
          {fieldsIn(found).map((fields) => (
            <AreaProduction key={fields.id} fields={fields} />
          ))}
          {found.layers.map((layer) => (
            <LayerInArea key={layer.id} layer={layer} />
          ))}
          <AreaChanges area={area} found={found} />
          <AreaDownloads area={area} title={titleOfFiles(area) ?? title} found={found} />
        </>
      )}
    </>
  )
}

/** Files of an area are called as its own file is; null where it was drawn. */
const titleOfFiles = ({ name, file }: AskedArea): string | null =>
  name ?? file?.replace(/\.(geo)?json$/i, '') ?? null

const hasSomething = ({ layers }: InArea): boolean => layers.some(({ rows }) => rows.length > 0)

/** The fields in an area, where there are any. */
const fieldsIn = ({ layers }: InArea): readonly InLayer[] =>
  layers.filter(({ id, rows }) => id === 'fields' && rows.length > 0)

/** The area in a few sentences. */
function AreaText({ area, found }: { readonly area: AskedArea; readonly found: InArea }) {
  const { say, language } = useSpoken()
  const ground = showGround(
    useMemo(() => groundOf(area.outlines), [area]),
    language,
  )
  const countOf = (id: InLayer['id']): number =>
    found.layers.find((layer) => layer.id === id)?.rows.length ?? 0
  const onlyUnder = [...found.holes.values()].filter((part) => part !== 'head').length
  if (!hasSomething(found)) return <p className="area-text">{say('map.area.nothing', { area: ground })}</p>
  return (
    <p className="area-text">
      {say('map.area.holds', {
        area: ground,
        fields: say('register.fields.count', { count: countOf('fields') }),
        boreholes: say('register.boreholes.count', { count: countOf('boreholes') }),
        licences: say('register.licences.count', { count: found.inForce.length }),
      })}
      {onlyUnder > 0 && ` ${say('map.area.onlyUnder', { count: onlyUnder })}`}
    </p>
  )
}

/** More of one kind are shown when asked for. */
const AT_FIRST = 12

function LayerInArea({ layer }: { readonly layer: InLayer }) {
  const { say, language } = useSpoken()
  const [isWhole, setWhole] = useState(false)
  const objects = useMemo(() => namedIn(layer), [layer])
  if (objects.length === 0) return null
  const count = writeNumber(objects.length, language)
  return (
    <Section title={`${say(layerTitle(layerOf(layer.id)))} (${count})`}>
      <ObjectList areOfOneKind objects={isWhole ? objects : objects.slice(0, AT_FIRST)} />
      {!isWhole && objects.length > AT_FIRST && (
        <button type="button" className="area-all" onClick={() => setWhole(true)}>
          {say('map.area.all', { count: objects.length })}
        </button>
      )}
    </Section>
  )
}
