import { companyPath } from '@datacentre/catalogue/companies/company-key'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { Fragment } from 'react'
import { useSpoken } from './speech.tsx'

type CompanyNamesProps = {
  readonly names: readonly string[]
  /** That of the data centre, whose pages tell of companies. */
  readonly prefix: string
}

/** The names of companies, each of which leads to its page; one of signs only has none. */
export function CompanyNames({ names, prefix }: CompanyNamesProps) {
  return names.map((name, at) => (
    <Fragment key={at}>
      {at > 0 && ', '}
      <CompanyName name={name} prefix={prefix} />
    </Fragment>
  ))
}

function CompanyName({ name, prefix }: { readonly name: string; readonly prefix: string }) {
  const { language } = useSpoken()
  const path = companyPath(name)
  if (path === null) return name
  // The map may stand in a frame over a list.
  return (
    <a href={withLanguage(`${prefix}${path}`, language)} target="_top">
      {name}
    </a>
  )
}
