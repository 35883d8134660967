import { IconButton } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { changeAddress, changeYear, useAddress } from '../address/address-store.ts'
import { shownLayers } from '@datacentre/catalogue/geography/map-page'
import type { KnownYears } from '../calls/years-call.ts'
import { TIME_TOOL } from './time-tool.ts'
import { usePlaying } from './use-playing.ts'
import './year-slider.css'
import { yearInWords } from './year-in-words.ts'
import { YearOfLayer, YearOnMap } from './year-on-map.tsx'
import { mapIcons } from '../map-icons.ts'

/** A slider over the years that are known, that plays, with what the map shows of the year. */
export default function YearSlider({ year, years }: { readonly year: number; readonly years: KnownYears }) {
  const { say } = useSpoken()
  const names = shownLayers(useAddress())
  const { first, last } = years
  const { isPlaying, play, stop } = usePlaying(year, years)
  const words = yearInWords(year, years, say)
  const close = (): void => {
    changeAddress({ year: null })
    document.getElementById(TIME_TOOL)?.focus()
  }
  return (
    <section className="time-bar screen-only" aria-label={say('map.time')}>
      <IconButton
        look="plain"
        icon={isPlaying ? mapIcons.stop : mapIcons.play}
        label={say(isPlaying ? 'map.time.stop' : 'map.time.play')}
        onPress={isPlaying ? stop : play}
      />
      <span className="time-bar-end" aria-hidden="true">
        {first}
      </span>
      <input
        type="range"
        min={first}
        max={last}
        value={year}
        aria-label={say('map.time.year')}
        aria-valuetext={words}
        onChange={({ target }) => {
          stop()
          changeYear(Number(target.value))
        }}
      />
      <span className="time-bar-end" aria-hidden="true">
        {last}
      </span>
      <IconButton icon="close" label={say('map.time.close')} onPress={close} />
      <div className="time-bar-words">
        <p className="time-bar-year">{words}</p>
        <ul>
          {names.map((name) => (
            <YearOfLayer key={name} name={name} />
          ))}
        </ul>
        <YearOnMap year={year} years={years} />
      </div>
    </section>
  )
}
