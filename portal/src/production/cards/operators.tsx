import { useInstallation } from '@datacentre/client/installation/installation'
import { CompanyNames } from '@datacentre/ui/company-names'
import { Missing } from '../words/missing.tsx'
import './operators.css'

/** Who reported a figure; each name leads to the page of the company. */
export function Operators({ names }: { readonly names: readonly (string | null)[] }) {
  const { datacentre } = useInstallation().config
  const known = names.filter((name) => name !== null)
  return (
    <p className="figure-card-operator">
      {known.length === 0 ? <Missing /> : <CompanyNames names={known} prefix={datacentre} look="quiet" />}
    </p>
  )
}
