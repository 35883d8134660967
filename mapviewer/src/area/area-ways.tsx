import type { TextKey } from '@datacentre/catalogue/texts/index'
import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { useRef, useState } from 'react'
import { changeAddress, chooseObject } from '../address/address-store.ts'
import { useMeasuredLine } from '../map/measure/measured-line.ts'
import { stopMeasuring } from '../map/measure/stop-measuring.ts'
import { changeScene } from '../map/view/scene.ts'
import { askArea, outlineOf, type AskedArea } from './asked-area.ts'
import { AreaRefused, MOST_BYTES, readArea } from './read-area.ts'
import { mapIcons } from '../map-icons.ts'

/** Opens the panel that tells what lies in an area. */
function openArea(area: AskedArea): void {
  chooseObject(null)
  // Without a place in the address the map goes to what it has to show.
  changeAddress({ here: null, place: null })
  stopMeasuring()
  askArea(area)
}

async function areaIn(file: File): Promise<AskedArea> {
  if (file.size > MOST_BYTES) throw new AreaRefused('map.area.fault.large')
  return readArea(await file.text(), file.name)
}

/** What lies within what was measured, or within an area from a file. */
export function AreaWays() {
  const { say } = useSpoken()
  const points = useMeasuredLine()
  return (
    <>
      <Button
        icon="info"
        onPress={() => openArea({ name: null, file: null, outlines: outlineOf(points) })}
        isDisabled={points.length < 3}
      >
        {say('map.area.here')}
      </Button>
      <OpenArea />
    </>
  )
}

/** Beside the question what lies at a point: the same for an area, drawn by its corners or from a file. */
export function AreaInstead() {
  const { say } = useSpoken()
  return (
    <>
      <Button icon={mapIcons.measure} onPress={() => changeScene({ tool: 'measure' })}>
        {say('map.here.draw')}
      </Button>
      <OpenArea />
    </>
  )
}

/** A button that opens a file with an area, which is read here and sent nowhere. */
function OpenArea() {
  const { say } = useSpoken()
  const input = useRef<HTMLInputElement>(null)
  const [fault, setFault] = useState<TextKey | null>(null)
  const open = async (file: File): Promise<void> => {
    setFault(null)
    try {
      openArea(await areaIn(file))
    } catch (error) {
      setFault(error instanceof AreaRefused ? error.text : 'map.area.fault.json')
    }
  }
  return (
    <>
      <Button icon="map" onPress={() => input.current?.click()}>
        {say('map.area.open')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".geojson,.json,application/geo+json,application/json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) void open(file)
          // The same file may be opened again, when it was mended.
          currentTarget.value = ''
        }}
      />
      {fault !== null && <p role="alert">{say(fault)}</p>}
    </>
  )
}
