import { isIPv6 } from 'node:net'

/** An IPv4 address in the form that a socket for both kinds has. */
const MAPPED = '::ffff:'
/** A household or an office has a network of this many bits, and any number of addresses in it (RFC 6177). */
const NETWORK_GROUPS = 4

/** Whom an address counts for: itself, or of IPv6 the network of one connection, where everybody can take a new address for each request. */
export function clientKey(address: string): string {
  if (address.startsWith(MAPPED)) return address.slice(MAPPED.length)
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const groups = tail === undefined ? before : [...before, ...zeros, ...after]
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
