import { SEARCH_LENGTH } from '@datacentre/catalogue/screen-constants'
import { PLACE_PARAMETER, PLACE_PATH } from '@datacentre/catalogue/wire/place-addresses'
import { useSpoken } from '@datacentre/ui/speech'
import { useId } from 'react'
import { hrefOf } from '../address/address.ts'
import '../frame/search/site-search.css'

/** What lies under a place: a form that leads to a page of the server. */
export function PlaceQuestion() {
  const { say, language } = useSpoken()
  const id = useId()
  return (
    <form className="site-search site-search-large" action={hrefOf(PLACE_PATH)} method="get">
      <label htmlFor={id}>{say('home.place')}</label>
      <div className="site-search-box">
        <input
          id={id}
          type="search"
          name={PLACE_PARAMETER}
          placeholder={say('home.placeExample')}
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        {language === 'en' && <input type="hidden" name="lang" value="en" />}
        <button type="submit">{say('home.placeShow')}</button>
      </div>
    </form>
  )
}
