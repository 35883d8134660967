import { companiesThere, countedThere } from '@datacentre/catalogue/companies/companies-there'
import { boreholes, fields, licences } from '@datacentre/catalogue/registers/index'
import { showAmount } from '@datacentre/catalogue/wording/amount'
import { useInstallation } from '@datacentre/client/installation/installation'
import { CompanyNames } from '@datacentre/ui/company-names'
import { useSpoken } from '@datacentre/ui/speech'
import { useMemo } from 'react'
import type { InArea } from '../../area/in-area.ts'
import { rowsInArea } from '../../area/rows-in-area.ts'
import { useRegisterLists } from '../../calls/list-call.ts'
import { CallFailed } from '../call-failed.tsx'
import { Section } from '../section.tsx'
import '../small-table.css'

const registers = [fields, licences, boreholes]

/** Who operates or owns what lies in an area. The lists are asked for whole, and looked through here. */
export function AreaCompanies({ found }: { readonly found: InArea }) {
  const { say } = useSpoken()
  const lists = useRegisterLists(registers)
  const [fieldRows, licenceRows, boreholeRows] = lists.map(({ data }) => data?.rows)
  const companies = useMemo(
    () =>
      fieldRows && licenceRows && boreholeRows
        ? companiesThere(
            rowsInArea(found, { fields: fieldRows, licences: licenceRows, boreholes: boreholeRows }),
          )
        : null,
    [found, fieldRows, licenceRows, boreholeRows],
  )
  const failed = lists.filter(({ isError }) => isError)
  return (
    <Section title={say('place.companies')}>
      {failed.length > 0 && <CallFailed onRetry={() => failed.forEach((list) => void list.refetch())} />}
      {companies === null && failed.length === 0 && <p className="panel-note">{say('loading')}</p>}
      {companies?.length === 0 && <p className="panel-note">{say('place.noCompanies')}</p>}
      {companies !== null && companies.length > 0 && <CompanyTable companies={companies} />}
    </Section>
  )
}

type CompanyTableProps = { readonly companies: ReturnType<typeof companiesThere> }

function CompanyTable({ companies }: CompanyTableProps) {
  const { say, language } = useSpoken()
  const { datacentre } = useInstallation().config
  return (
    <div className="small-table-scroll">
      <table className="small-table" aria-label={say('place.companies')}>
        <thead>
          <tr>
            <th scope="col">{say('place.company')}</th>
            {countedThere.map((what) => (
              <th key={what} scope="col" className="is-number">
                {say(`place.${what}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <tr key={company.name}>
              <th scope="row">
                <CompanyNames names={[company.name]} prefix={datacentre} />
              </th>
              {countedThere.map((what) => (
                <td key={what} className="is-number">
                  {showAmount(company[what], language)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
