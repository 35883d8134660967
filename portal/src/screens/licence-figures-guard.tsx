import { useSpoken } from '@datacentre/ui/speech'
import { useLayoutEffect } from 'react'
import { addressIn } from '../address/text-address.ts'

/** Licence figures are never shown: the visitor is sent on before anything is painted (S2). */
export function LicenceFiguresGuard() {
  const { say, language } = useSpoken()
  useLayoutEffect(
    () => window.location.replace(addressIn(say('licenceFiguresUrl'), language)),
    [say, language],
  )
  return null
}
