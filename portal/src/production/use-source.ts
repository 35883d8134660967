import { useSpoken } from '@datacentre/ui/speech'
import { useInstallation } from '../installation/installation.tsx'

/** Where figures are from, as it stands on every picture that leaves the page (decision 24). */
export function useSource(): readonly string[] {
  const { say } = useSpoken()
  const { dataset } = useInstallation().config
  if (dataset === null) return []
  const { title, packageVersion, licence, demonstration } = dataset
  const source = say('chart.source', { title, version: packageVersion, licence: licence.name })
  return demonstration ? [source, say('dataset.demonstration')] : [source]
}
