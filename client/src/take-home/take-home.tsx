import { useSpoken } from '@datacentre/ui/speech'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { useState } from 'react'
import type { View } from './view.ts'
import './take-home.css'

const Ways = lazyPart(() => import('./ways.tsx'))

/** What is on the screen as a file of another kind, as an address and as lines for a program; its code comes when it is opened. */
export function TakeHome({ view }: { readonly view: View }) {
  const { say } = useSpoken()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="take-home screen-only" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{say(view.hasPlaces ? 'takeHome.titleWithPlaces' : 'takeHome.title')}</summary>
      {isOpen && <Ways view={view} />}
    </details>
  )
}
