import '@datacentre/ui/controls/button.css'
import { useSpoken } from '@datacentre/ui/speech'
import { Component, type ReactNode } from 'react'
import { PageFrame } from '../frame/page-frame.tsx'

type Props = { readonly children: ReactNode }

/** Catches what breaks while a screen loads or draws, such as a part that did not arrive, and says so in its place. */
export class BrokenScreen extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const { say } = useSpoken()
  return (
    <PageFrame trail={[]}>
      <div role="alert">
        <h1 tabIndex={-1}>{say('page.broken.title')}</h1>
        <p>{say('page.broken.text')}</p>
        {/* Not the control, which brings a tooltip: of all that stands here on every page this is the only button. */}
        <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
          {say('page.broken.reload')}
        </button>
      </div>
    </PageFrame>
  )
}
