import type { Borehole } from '@datacentre/catalogue'

type Owned = Pick<Borehole, 'blockCd' | 'statusDescription' | 'clientOrgName' | 'legalOwnerName'>

/** Boreholes at sea that neither produce nor inject. */
const isIdleAtSea = ({ blockCd, statusDescription }: Owned): boolean =>
  blockCd !== null && statusDescription !== 'Producing/Injecting'

/** How many of the idle boreholes at sea have another owner now than the operator that drilled them: a share. */
export function soldShare(boreholes: Iterable<Owned>): number {
  const idle = [...boreholes].filter(isIdleAtSea)
  return (
    idle.filter(({ clientOrgName, legalOwnerName }) => clientOrgName !== legalOwnerName).length / idle.length
  )
}
