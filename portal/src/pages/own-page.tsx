import type { TextKey } from '@datacentre/catalogue/texts/index'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { useSpoken } from '@datacentre/ui/speech'
import type { ComponentType } from 'react'
import type { OwnPath } from './own-prose.tsx'
import { ShortPage } from './short-page.tsx'

const OwnProse = lazyPart(() => import('./own-prose.tsx'))

type OwnPageParts = { readonly path: OwnPath; readonly title: TextKey }

/** A page of the data centre's own. */
export function ownPage({ path, title }: OwnPageParts): OwnPageParts & {
  readonly Page: ComponentType
  readonly preload: () => void
} {
  function Page() {
    const { say } = useSpoken()
    return (
      <ShortPage title={say(title)} path={path}>
        {(waiting) => <OwnProse path={path} waiting={waiting} />}
      </ShortPage>
    )
  }
  return { path, title, Page, preload: OwnProse.preload }
}
