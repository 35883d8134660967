import { registerEntries, type RegisterEntry } from '@datacentre/catalogue/grammar/identity'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { isOffered } from '@datacentre/catalogue/wire/offered'
import { useInstallation } from '@datacentre/client/installation/installation'
import { useSpoken } from '@datacentre/ui/speech'
import { Link } from '../address/link.tsx'

/** Registers of one style are one kind of data, which the start menu has one tile for: these tabs part them. */
const siblingsOf = (register: Register): readonly RegisterEntry[] =>
  Object.values(registerEntries).filter(({ style }) => style === register.style)

export function SeismicTabs({ register }: { readonly register: Register }) {
  const { say } = useSpoken()
  const { dataset } = useInstallation().config
  const siblings = siblingsOf(register).filter(({ id }) => isOffered(dataset, id))
  if (siblings.length < 2) return null
  return (
    <nav className="seismic-tabs" aria-label={say('seismic.tabs')}>
      {siblings.map(({ id, route }) => (
        <Link key={id} to={route} aria-current={id === register.id ? 'page' : undefined}>
          {say(`register.${id}.title`)}
        </Link>
      ))}
    </nav>
  )
}
