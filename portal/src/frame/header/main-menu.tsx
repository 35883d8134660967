import { withLanguage } from '@datacentre/catalogue/wire/language'
import { PageIcon } from '@datacentre/ui/controls/page-icon'
import { useSpoken } from '@datacentre/ui/speech'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { goTo, useAddress } from '../../address/address.ts'
import { isPlainClick } from '../../address/link.tsx'
import { menuEntries, type MenuEntry } from './menu-entries.ts'
import { TextLink } from '../text-link.tsx'
import './main-menu.css'

const ENTRIES = 'main-menu-entries'

/** The menu of the parent portal, in which the data centre is the active entry; on a phone it folds under a button. */
export function MainMenu() {
  const { say } = useSpoken()
  const [isOpen, setOpen] = useState(false)
  // A site with a name of its own gives the addresses of its own portal, if it has one.
  const isThere = ({ address }: Pick<MenuEntry, 'address'>): boolean => say(address) !== ''
  const toggle = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('keydown', closeOnEscape)
    return () => document.removeEventListener('keydown', closeOnEscape)
  }, [isOpen])
  return (
    <nav className="main-menu" aria-label={say('menu.label')}>
      <button
        ref={toggle}
        type="button"
        className="main-menu-toggle"
        aria-label={say(isOpen ? 'menu.close' : 'menu.open')}
        aria-expanded={isOpen}
        aria-controls={ENTRIES}
        onClick={() => setOpen(!isOpen)}
      >
        <PageIcon name={isOpen ? 'close' : 'menu'} />
      </button>
      <ul id={ENTRIES} className={isOpen ? 'main-menu-entries is-open' : 'main-menu-entries'}>
        <li>
          <DataCentreEntry onFollow={() => setOpen(false)} />
        </li>
        {menuEntries.filter(isThere).map(({ name, address }) => (
          <li key={name}>
            <TextLink address={address}>{say(name)}</TextLink>
          </li>
        ))}
        {isThere({ address: 'searchUrl' }) && (
          <li>
            <TextLink address="searchUrl" className="main-menu-search" aria-label={say('menu.search')}>
              <PageIcon name="search" />
              <span className="main-menu-word">{say('menu.search')}</span>
            </TextLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** Its address is '#' (S2), which the base element makes the home of the data centre. */
function DataCentreEntry({ onFollow }: { readonly onFollow: () => void }) {
  const { say, language } = useSpoken()
  const { path } = useAddress()
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onFollow()
    goTo(withLanguage('/', language))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the specification asks for '#'
    <a href="#" className="main-menu-current" aria-current={path === '/' ? 'page' : 'true'} onClick={follow}>
      {say('menu.datacenter')}
    </a>
  )
}
