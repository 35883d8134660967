import { companyPath } from '@datacentre/catalogue/companies/company-key'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { Fragment } from 'react'
import { useSpoken } from './speech.tsx'
import './company-names.css'

type CompanyNamesProps = {
  readonly names: readonly string[]
  /** That of the data centre, whose pages tell of companies. */
  readonly prefix: string
  /** Quiet where something else is what a visitor looks for first. */
  readonly look?: 'plain' | 'quiet'
}

/** The names of companies, each of which leads to its page; one of signs only has none. */
export function CompanyNames({ names, prefix, look = 'plain' }: CompanyNamesProps) {
  return names.map((name, at) => (
    <Fragment key={at}>
      {at > 0 && ', '}
      <CompanyName name={name} prefix={prefix} look={look} />
    </Fragment>
  ))
}

type CompanyNameProps = Required<Pick<CompanyNamesProps, 'prefix' | 'look'>> & { readonly name: string }

function CompanyName({ name, prefix, look }: CompanyNameProps) {
  const { language } = useSpoken()
  const path = companyPath(name)
  if (path === null) return name
  // The map may stand in a frame over a list.
  return (
    <a
      className={look === 'quiet' ? 'company-quiet' : undefined}
      href={withLanguage(`${prefix}${path}`, language)}
      target="_top"
    >
      {name}
    </a>
  )
}
