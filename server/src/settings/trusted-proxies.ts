import { isIP } from 'node:net'
import { SettingNotAllowed } from './setting-not-allowed.ts'

/** Groups of addresses that Fastify knows by name. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal']
const WIDEST = { 4: 32, 6: 128 } as const

/** Whose word counts on the address that a visitor asked: of whoever passes requests on to us, for example after TLS. */
export function trustedProxiesFrom(listed: readonly string[]): readonly string[] {
  const strange = listed.find((proxy) => !NAMED.includes(proxy) && !isAddressOrRange(proxy))
  if (strange === undefined) return listed
  throw new SettingNotAllowed(
    'TRUSTED_PROXIES',
    strange,
    `a comma-separated list of addresses, of ranges such as 10.0.0.0/8, or of ${NAMED.join(', ')}`,
  )
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if ((version !== 4 && version !== 6) || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= WIDEST[version])
}
