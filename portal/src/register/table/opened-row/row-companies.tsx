import { companiesIn, companyColumns } from '@datacentre/catalogue/companies/company-key'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { useInstallation } from '@datacentre/client/installation/installation'
import { CompanyNames } from '@datacentre/ui/company-names'
import { useSpoken } from '@datacentre/ui/speech'

type RowCompaniesProps = { readonly register: Register; readonly row: AnyRow }

/** The companies that a row names, each once, which lead to their pages. */
export function RowCompanies({ register, row }: RowCompaniesProps) {
  const { say } = useSpoken()
  const { datacentre } = useInstallation().config
  const names = [...new Set(companyColumns(register).flatMap(({ key }) => companiesIn(row[key])))]
  if (names.length === 0) return null
  return (
    <p className="row-companies">
      {say('row.companies')}: <CompanyNames names={names} prefix={datacentre} />
    </p>
  )
}
