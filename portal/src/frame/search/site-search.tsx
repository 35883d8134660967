import { SEARCH_LENGTH } from '@datacentre/catalogue/screen-constants'
import { SEARCH_PARAMETER, SEARCH_PATH } from '@datacentre/catalogue/wire/found'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { PageIcon } from '@datacentre/ui/controls/page-icon'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { useSpoken } from '@datacentre/ui/speech'
import { useId, useState, type KeyboardEvent } from 'react'
import { hrefOf } from '../../address/address.ts'
import type { Choice } from './choice.ts'
import './site-search.css'

/** Nobody needs it who does not search. */
const Suggestions = lazyPart(() => import('./suggestions.tsx'))

/** Suggestions for less than this would be about anything. */
const SUGGESTED_FROM = 2

/** The box that searches everything. It is a form that leads to a page of the server; suggestions come while one types. */
export function SiteSearch({ size }: { readonly size: 'small' | 'large' }) {
  const { say, language } = useSpoken()
  const ids = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [choices, setChoices] = useState<readonly Choice[]>([])
  const [active, setActive] = useState(-1)
  const shows = isOpen && text.trim().length >= SUGGESTED_FROM

  const close = (): void => {
    setOpen(false)
    setActive(-1)
    setChoices([])
  }
  const byKey = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      setOpen(true)
      // Past either end lies the text itself, which has no place among the choices.
      if (shows) setActive(((active + 1 + step + choices.length + 1) % (choices.length + 1)) - 1)
      return
    }
    const chosen = shows ? choices[active] : undefined
    if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      window.location.assign(chosen.address)
    }
    if (event.key === 'Escape' && shows) {
      event.preventDefault()
      close()
    }
  }
  return (
    <form
      className={`site-search site-search-${size}`}
      role="search"
      action={hrefOf(SEARCH_PATH)}
      method="get"
    >
      <label htmlFor={`${ids}text`} className={size === 'small' ? 'visually-hidden' : undefined}>
        {say('siteSearch.label')}
      </label>
      <div className="site-search-box">
        <input
          id={`${ids}text`}
          type="search"
          name={SEARCH_PARAMETER}
          role="combobox"
          aria-expanded={shows && choices.length > 0}
          aria-controls={`${ids}list`}
          aria-autocomplete="list"
          aria-activedescendant={shows && active >= 0 ? `${ids}${active}` : undefined}
          placeholder={say('siteSearch.placeholder')}
          maxLength={SEARCH_LENGTH}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onFocus={Suggestions.preload}
          onBlur={close}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setActive(-1)
            setOpen(true)
          }}
          onKeyDown={byKey}
        />
        {language === 'en' && <input type="hidden" name="lang" value="en" />}
        <button type="submit" aria-label={size === 'small' ? say('siteSearch.search') : undefined}>
          {size === 'small' ? <PageIcon name="search" size={20} /> : say('siteSearch.search')}
        </button>
        {shows && <Suggestions ids={ids} text={text.trim()} active={active} onChoices={setChoices} />}
      </div>
      {size === 'small' && <SiteSearchLink />}
    </form>
  )
}

/** On a phone there is no room for the box: the way to the page that has it. */
function SiteSearchLink() {
  const { say, language } = useSpoken()
  return (
    <a
      className="site-search-link"
      href={hrefOf(withLanguage(SEARCH_PATH, language))}
      aria-label={say('siteSearch.label')}
    >
      <PageIcon name="search" />
    </a>
  )
}
