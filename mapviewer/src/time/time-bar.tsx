import { IconButton } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { changeAddress, changeYear, useAddress } from '../address/address-store.ts'
import { shownLayers } from '@datacentre/catalogue/geography/map-page'
import { useKnownYears, type KnownYears } from '../calls/years-call.ts'
import { useShownYear } from '../map/past/use-past.ts'
import './time-bar.css'
import { usePlaying } from './use-playing.ts'
import { yearInWords } from './year-in-words.ts'
import { YearOfLayer, YearOnMap } from './year-on-map.tsx'

/** The button that opens and closes the bar, which gets the focus back. */
export const TIME_TOOL = 'time-tool'

/** The year of the map, for as long as it is set to one. */
export function TimeBar() {
  const year = useShownYear()
  const { data } = useKnownYears(year !== null)
  return year === null || data === undefined ? null : <YearSlider year={year} years={data} />
}

function YearSlider({ year, years }: { readonly year: number; readonly years: KnownYears }) {
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
        icon={isPlaying ? 'stop' : 'play'}
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
