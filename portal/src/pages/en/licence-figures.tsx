import { fieldProduction, licenceProduction, wellProduction } from '@datacentre/catalogue/production/index'
import { fields } from '@datacentre/catalogue/registers/index'
import { Link } from '../../address/link.tsx'
import { TextLink } from '../../frame/text-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'
import { Site } from '../site.tsx'

const sections: readonly Section[] = [
  {
    id: 'why',
    heading: 'Why not',
    text: (
      <>
        <p>
          Production is measured at wells and added up for each field. A licence is different: it covers an
          area in which a company may produce. A field can extend across more than one licence, a well can run
          from one area into another, and licences are split and merged.
        </p>
        <p>
          A figure per licence would often be an estimate that nobody measured. That is why we do not publish
          these figures.
        </p>
      </>
    ),
  },
  {
    id: 'instead',
    heading: 'What you can do instead',
    text: (
      <>
        <p>To find out what is produced in a licence area:</p>
        <ol>
          <li>
            Open the list of <Link to={fields.route}>fields</Link> and choose the licence in the ‘Licence
            area’ filter.
          </li>
          <li>
            Look up those fields in the <Link to={fieldProduction.route}>production figures per field</Link>.
          </li>
          <li>
            For more detail, see the <Link to={wellProduction.route}>production figures per well</Link>.
          </li>
        </ol>
        <p>If a field extends across several licences, its figures are for the whole field.</p>
      </>
    ),
  },
  {
    id: 'scripts',
    heading: 'For scripts',
    text: (
      <p>
        The call <code>{licenceProduction.rest.list.path}</code> exists so that older scripts do not break.
        The answer is always an empty list. The spreadsheet only contains the column headings. If you have any
        questions, use the <TextLink address="contactUrl">contact page</TextLink>.
      </p>
    ),
  },
]

export default function LicenceFigures() {
  return (
    <Prose
      lead={
        <>
          <Site starts /> has production figures per well, field, mining facility and geothermal installation,
          but not per licence.
        </>
      }
      sections={sections}
    />
  )
}
