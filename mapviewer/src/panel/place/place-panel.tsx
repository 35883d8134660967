import { writeNumber } from '@datacentre/catalogue/numbers/written-number'
import { layerOf, mapLayers } from '@datacentre/catalogue/geography/map-layers'
import type { LayerId } from '@datacentre/catalogue/grammar/identity'
import type { NearTold, PlacesMeant, PlaceTold } from '@datacentre/catalogue/wire/place-answer'
import { NotFound } from '@datacentre/client/calls/call'
import { Button } from '@datacentre/ui/controls/button'
import { Dropdown } from '@datacentre/ui/dropdown/dropdown'
import { useSpoken } from '@datacentre/ui/speech'
import { useState } from 'react'
import { changeAddress } from '../../address/address-store.ts'
import { ObjectLink } from '../../address/object-link.tsx'
import { usePlaceAnswer } from '../../calls/place-call.ts'
import { layerStyle, layerTitle } from '../../subjects/subjects.ts'
import { CallFailed } from '../call-failed.tsx'
import { pointsAtObject } from '../lists/points-at-object.ts'
import { PanelHead } from '../panel-head.tsx'
import { Section } from '../section.tsx'
import './place-panel.css'

type PlacePanelProps = { readonly here: string; readonly onClose: () => void }

/** What lies at a place: a paragraph first, then everything near it, and the way to the page of the place. */
export default function PlacePanel({ here, onClose }: PlacePanelProps) {
  const { say } = useSpoken()
  const [distance, setDistance] = useState<number | null>(null)
  const { data, error, isError, refetch } = usePlaceAnswer({ here, distance })
  if (isError)
    return (
      <>
        <PanelHead title={here} onClose={onClose} />
        {error instanceof NotFound ? (
          <p className="panel-note" role="alert">
            {say('map.place.none')}
          </p>
        ) : (
          <CallFailed onRetry={() => void refetch()} />
        )}
      </>
    )
  if (data === undefined) return <PanelHead title={say('loading')} onClose={onClose} />
  if ('places' in data) return <Meant meant={data} onClose={onClose} />
  return (
    <>
      {/* Anew for another place, so that a reader hears its name. */}
      <PanelHead key={data.name} title={data.name} onClose={onClose} />
      <p className="place-text">{data.text}</p>
      <Distances place={data} onChange={setDistance} />
      {mapLayers.map(({ id }) => (
        <NearLayer key={id} id={id} place={data} />
      ))}
      <p className="place-more">
        <a href={data.address} target="_top">
          {say('map.place.whole')}
        </a>
      </p>
    </>
  )
}

/** Places of one name, or names like it. */
function Meant({ meant, onClose }: { readonly meant: PlacesMeant; readonly onClose: () => void }) {
  const { say } = useSpoken()
  const { text, places } = meant
  return (
    <>
      <PanelHead title={text} onClose={onClose} />
      <p className="panel-note">{say(places.length === 0 ? 'map.place.none' : 'map.place.which')}</p>
      <ul className="place-meant">
        {places.map(({ kind, key, name, about }) => (
          <li key={`${kind} ${key}`}>
            <Button look="quiet" onPress={() => changeAddress({ here: `${kind}/${key}`, place: null })}>
              {name}
            </Button>{' '}
            <span>{about}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

const METRES = 1000

type DistancesProps = { readonly place: PlaceTold; readonly onChange: (metres: number) => void }

/** How far around the place is looked. */
function Distances({ place: { distance, distances }, onChange }: DistancesProps) {
  const { say, language } = useSpoken()
  const inWords = (metres: number): string =>
    metres === 0
      ? say('map.place.inside')
      : metres < METRES
        ? `${writeNumber(metres, language)} m`
        : `${writeNumber(metres / METRES, language)} km`
  return (
    <div className="place-distance">
      <Dropdown
        label={say('map.place.distance')}
        options={distances.map((metres) => ({
          code: String(metres),
          description: inWords(metres),
          count: null,
        }))}
        value={String(distance)}
        onChange={(code) => onChange(Number(code))}
      />
    </div>
  )
}

/** More of one kind stand on the page of the place. */
const MOST = 12

/** What lies there of one kind, the nearest first. */
function NearLayer({ id, place }: { readonly id: LayerId; readonly place: PlaceTold }) {
  const { say, language } = useSpoken()
  const near = place.near[id]
  if (near.length === 0) return null
  const left = near.length - MOST
  return (
    <Section title={`${say(layerTitle(layerOf(id)))} (${writeNumber(near.length, language)})`}>
      <ul className="object-list">
        {near.slice(0, MOST).map((one) => (
          <NearObject key={one.id} layer={id} near={one} />
        ))}
      </ul>
      {left > 0 && (
        <p className="panel-note">
          <a href={place.address} target="_top">
            {say('map.place.left', { count: writeNumber(left, language) })}
          </a>
        </p>
      )}
    </Section>
  )
}

function NearObject({ layer, near }: { readonly layer: LayerId; readonly near: NearTold }) {
  const object = { layer, id: near.id }
  return (
    <li className={layerStyle(layerOf(layer))} {...pointsAtObject(object)}>
      <ObjectLink object={object} staysInPlace>
        {near.name}
      </ObjectLink>
      <span>{near.away}</span>
      {near.about !== '' && <span className="object-list-about">{near.about}</span>}
    </li>
  )
}
