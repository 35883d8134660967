import { withLanguage } from '@datacentre/catalogue/wire/language'
import { useSpoken } from '@datacentre/ui/speech'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { goTo, hrefOf } from './address.ts'

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** A path below the prefix. */
  readonly to: string
}

/** A click with a modifier, or another button, asks the browser for a new tab or window: that stays the browser's. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** A link inside the data centre: keeps the language and loads no new page. */
export function Link({ to, onClick, children, ...anchor }: LinkProps) {
  const { language } = useSpoken()
  const address = withLanguage(to, language)
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    goTo(address)
  }
  return (
    <a {...anchor} href={hrefOf(address)} onClick={follow}>
      {children}
    </a>
  )
}
