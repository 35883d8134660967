import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import type { VersionTold } from '@datacentre/catalogue/wire/lists/changes'
import { changeInWords } from '@datacentre/catalogue/wording/change-in-words'
import { showVersionDay } from '@datacentre/catalogue/wording/version-day'
import { useInstallation } from '@datacentre/client/installation/installation'
import { Button } from '@datacentre/ui/controls/button'
import { useSpoken, type Spoken } from '@datacentre/ui/speech'
import { useMemo, useState } from 'react'
import { ObjectLink } from '../../address/object-link.tsx'
import { changesInArea, type AreaChange, type LostPlaces } from '../../area/area-changes.ts'
import type { AskedArea } from '../../area/asked-area.ts'
import type { InArea } from '../../area/in-area.ts'
import { useNationalChanges } from '../../calls/changes-call.ts'
import { layerTitle } from '../../subjects/subjects.ts'
import { CallFailed } from '../call-failed.tsx'
import { Section } from '../section.tsx'

type AreaChangesProps = { readonly area: AskedArea; readonly found: InArea }

/** More are shown when asked for, as on the page of a place. */
const AT_FIRST = 20

/** What changed lately in an area. The changes of the whole country are asked for, and looked through here. */
export function AreaChanges({ area, found }: AreaChangesProps) {
  const { say } = useSpoken()
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useNationalChanges()
  const [isWhole, setWhole] = useState(false)
  const read = useMemo(() => data?.pages.flatMap((turn) => turn.read) ?? null, [data])
  const told = useMemo(
    () => (read === null ? null : changesInArea(area.outlines, found, read)),
    [area, found, read],
  )
  const countOf = (pages: readonly { readonly count: number }[]): number =>
    pages.reduce((sum, { count }) => sum + count, 0)
  const readCount = countOf(read ?? [])
  const left = data?.pages.at(-1)?.left ?? []
  return (
    <Section title={say('place.changes')}>
      {isError && <CallFailed onRetry={() => void (data === undefined ? refetch() : fetchNextPage())} />}
      {told !== null && <ChangeList changes={isWhole ? told.here : told.here.slice(0, AT_FIRST)} />}
      {told !== null && !isWhole && told.here.length > AT_FIRST && (
        <button type="button" className="area-all" onClick={() => setWhole(true)}>
          {say('map.area.all', { count: told.here.length })}
        </button>
      )}
      {told?.here.length === 0 && left.length === 0 && <p className="panel-note">{say('place.noChanges')}</p>}
      {left.length > 0 && (
        <p className="panel-note">
          {say('map.area.changesRead', { read: readCount, total: readCount + countOf(left) })}
        </p>
      )}
      <p role="status" className="panel-note">
        {isFetching && say('loading')}
      </p>
      {hasNextPage && !isFetching && !isError && (
        <Button onPress={() => void fetchNextPage()}>{say('map.area.readOn')}</Button>
      )}
      {told !== null && told.lost.length > 0 && <Lost lost={told.lost} />}
    </Section>
  )
}

const versionInWords = (version: VersionTold, { say }: Pick<Spoken, 'say'>): string =>
  say('change.version', {
    version: version.version,
    day: showVersionDay({ created: version.created, importedAt: Date.parse(version.imported) }, say),
  })

function ChangeList({ changes }: { readonly changes: readonly AreaChange[] }) {
  const spoken = useSpoken()
  if (changes.length === 0) return null
  return (
    <ul className="area-changes" aria-label={spoken.say('place.changes')}>
      {changes.map(({ layer, version, change, object }) => (
        <li key={`${layer} ${version.version} ${change.key}`}>
          {object === null ? (
            <a href={change.page ?? change.address} target="_top">
              {change.name}
            </a>
          ) : (
            <ObjectLink object={object} staysInPlace>
              {change.name}
            </ObjectLink>
          )}
          <span>
            {changeInWords(change, layer, spoken)} ·{' '}
            <a href={change.address} target="_top">
              {versionInWords(version, spoken)}
            </a>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What went or moved, of which it is not known here where it was: how many, and the way to each. */
function Lost({ lost }: { readonly lost: readonly LostPlaces[] }) {
  const spoken = useSpoken()
  const { say, language } = spoken
  const { datacentre } = useInstallation().config
  const addressOf = ({ layer, from, version }: LostPlaces): string => {
    const query = new URLSearchParams({ from: String(from), to: String(version.version), lang: language })
    return `${datacentre}/changes/${layer}?${query}`
  }
  return (
    <>
      <p className="panel-note">
        {say('map.area.lost', { count: lost.reduce((sum, { count }) => sum + count, 0) })}
      </p>
      <ul className="area-changes">
        {lost.map((one) => (
          <li key={`${one.layer} ${one.version.version}`}>
            <a href={addressOf(one)} target="_top">
              {say('map.area.lost.of', {
                kind: say(layerTitle(layerOf(one.layer))),
                count: one.count,
                version: versionInWords(one.version, spoken),
              })}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
