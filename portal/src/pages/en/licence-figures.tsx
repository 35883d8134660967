import { fieldProduction, licenceProduction, wellProduction } from '@datacentre/catalogue/production/index'
import { fields } from '@datacentre/catalogue/registers/index'
import { Link } from '../../address/link.tsx'
import { TextLink } from '../../frame/text-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'

const sections: readonly Section[] = [
  {
    id: 'why',
    heading: 'Why not',
    text: (
      <>
        <p>
          Production is measured at a well and added up per field. A licence is something else: an area in
          which a company may produce. A field may lie under more than one licence, a well may run from one
          area to another, and licences are split and joined.
        </p>
        <p>
          So a figure per licence would often be a division that nobody measured. That is why the data centre
          deliberately does not publish these figures.
        </p>
      </>
    ),
  },
  {
    id: 'instead',
    heading: 'What you can do',
    text: (
      <>
        <p>This is how to find what is produced in the area of a licence:</p>
        <ol>
          <li>
            Open the list of <Link to={fields.route}>fields</Link> and choose the name of the licence in the
            filter for the licensed area.
          </li>
          <li>
            Look up the fields you find in the{' '}
            <Link to={fieldProduction.route}>production figures per field</Link>.
          </li>
          <li>
            Do you want to know more? See the{' '}
            <Link to={wellProduction.route}>production figures per well</Link>.
          </li>
        </ol>
        <p>Mind that the figure of a field under several licences is that of the whole field.</p>
      </>
    ),
  },
  {
    id: 'scripts',
    heading: 'For scripts',
    text: (
      <p>
        The call <code>{licenceProduction.rest.list.path}</code> exists, so that existing scripts do not
        break. Its answer is always an empty list. The spreadsheet has the names of the columns only.
        Questions? Go to <TextLink address="contactUrl">Contact</TextLink>.
      </p>
    ),
  },
]

export default function LicenceFigures() {
  return (
    <Prose
      lead="The data centre has production figures per well, field, mining facility and geothermal installation, but not per licence."
      sections={sections}
    />
  )
}
