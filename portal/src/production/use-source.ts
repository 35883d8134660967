import { useSpoken } from '@datacentre/ui/speech'
import { useInstallation } from '@datacentre/client/installation/installation'

/** Where figures are from, as it stands on every picture that leaves the page (D24). */
export function useSource(): readonly string[] {
  const { say, language } = useSpoken()
  const { dataset } = useInstallation().config
  if (dataset === null) return []
  const { packageVersion: version, demonstration } = dataset
  const { title, licence } = dataset.texts[language]
  const source =
    licence === null
      ? say('chart.sourceWithoutLicence', { title, version })
      : say('chart.source', { title, version, licence })
  return demonstration ? [source, say('dataset.demonstration')] : [source]
}
