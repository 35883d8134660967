import type { Dataset, DatasetVersion } from '@datacentre/catalogue/wire/config'
import { useInstallation } from '@datacentre/client/installation/installation'
import { useState } from 'react'
import { criteriaAtOpening } from '../address/opening-criteria.ts'

/** Which version a list was opened with. */
export type VersionAsked =
  | { readonly is: 'standing' }
  | { readonly is: 'old'; readonly version: DatasetVersion }
  | { readonly is: 'not kept'; readonly number: number }

function versionOf(dataset: Dataset | null, number: number | undefined): VersionAsked {
  if (number === undefined || number === dataset?.version) return { is: 'standing' }
  const version = dataset?.versions.find((kept) => kept.version === number)
  return version === undefined ? { is: 'not kept', number } : { is: 'old', version }
}

/** The version that the address names; another one is another visit. */
export function useVersionAsked(): VersionAsked {
  const { dataset } = useInstallation().config
  const [number] = useState(() => criteriaAtOpening().version)
  return versionOf(dataset, number)
}
