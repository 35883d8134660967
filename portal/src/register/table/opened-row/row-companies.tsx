import { companiesIn, companyColumns, companyPath } from '@datacentre/catalogue/companies/company-key'
import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { useSpoken } from '@datacentre/ui/speech'

type RowCompaniesProps = { readonly register: Register; readonly row: AnyRow }

/** The names of companies in a row, each once. */
function namesIn({ register, row }: RowCompaniesProps): readonly string[] {
  return [...new Set(companyColumns(register).flatMap(({ key }) => companiesIn(row[key])))]
}

/** The companies that a row names, which lead to their pages. */
export function RowCompanies(props: RowCompaniesProps) {
  const { say, language } = useSpoken()
  const links = namesIn(props).flatMap((name) => {
    const path = companyPath(name)
    return path === null ? [] : [{ name, href: withLanguage(path.slice(1), language) }]
  })
  if (links.length === 0) return null
  return (
    <p className="row-companies">
      {say('row.companies')}:{' '}
      {links.map(({ name, href }, at) => (
        <span key={name}>
          {at > 0 && ', '}
          <a href={href}>{name}</a>
        </span>
      ))}
    </p>
  )
}
