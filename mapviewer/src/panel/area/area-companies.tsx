import {
  companiesThere,
  countedThere,
  type CompanyThere,
} from '@datacentre/catalogue/companies/companies-there'
import { boreholes, fields, licences } from '@datacentre/catalogue/registers/index'
import { useInstallation } from '@datacentre/client/installation/installation'
import { CompanyNames } from '@datacentre/ui/company-names'
import { useSpoken } from '@datacentre/ui/speech'
import { useMemo } from 'react'
import type { InArea } from '../../area/in-area.ts'
import { rowsInArea } from '../../area/rows-in-area.ts'
import { useRegisterLists } from '../../calls/list-call.ts'
import { CallFailed } from '../call-failed.tsx'
import { Section } from '../section.tsx'

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
      {companies !== null && companies.length > 0 && <CompanyList companies={companies} />}
    </Section>
  )
}

type CompanyListProps = { readonly companies: readonly CompanyThere[] }

function CompanyList({ companies }: CompanyListProps) {
  const { say } = useSpoken()
  const { datacentre } = useInstallation().config
  const countsOf = (company: CompanyThere): string =>
    countedThere
      .filter((what) => company[what] > 0)
      .map((what) => say(`place.count.${what}`, { count: company[what] }))
      .join(', ')
  return (
    <ul className="area-companies" aria-label={say('place.companies')}>
      {companies.map((company) => (
        <li key={company.name}>
          <CompanyNames names={[company.name]} prefix={datacentre} />
          <span>{countsOf(company)}</span>
        </li>
      ))}
    </ul>
  )
}
