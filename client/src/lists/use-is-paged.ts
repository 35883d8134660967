import type { Register } from '@datacentre/catalogue/grammar/register'
import { useInstallation } from '../installation/installation.ts'

/** Tells of a register whether its list stays with the server, because it is too long to be fetched whole (D40). */
export function useIsPaged(): (register: Register) => boolean {
  const { dataset, pagedFrom } = useInstallation().config
  return ({ id }) => (dataset?.rows[id] ?? 0) >= pagedFrom
}
