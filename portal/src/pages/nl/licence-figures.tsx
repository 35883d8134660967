import { fieldProduction, licenceProduction, wellProduction } from '@datacentre/catalogue/production/index'
import { fields } from '@datacentre/catalogue/registers/index'
import { Link } from '../../address/link.tsx'
import { TextLink } from '../../frame/text-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'

const sections: readonly Section[] = [
  {
    id: 'why',
    heading: 'Waarom niet',
    text: (
      <>
        <p>
          Productie wordt gemeten bij een put en opgeteld per veld. Een vergunning is iets anders: een gebied
          waarin een bedrijf mag winnen. Een veld kan onder meer dan één vergunning liggen, een put kan van
          het ene gebied naar het andere lopen, en vergunningen worden gesplitst en samengevoegd.
        </p>
        <p>
          Een cijfer per vergunning zou dus vaak een verdeling zijn die niemand heeft gemeten. Daarom
          publiceert het datacenter deze cijfers bewust niet.
        </p>
      </>
    ),
  },
  {
    id: 'instead',
    heading: 'Wat u wel kunt doen',
    text: (
      <>
        <p>Zo vindt u wat er in het gebied van een vergunning wordt geproduceerd:</p>
        <ol>
          <li>
            Open de lijst met <Link to={fields.route}>velden</Link> en kies bij het filter voor het
            vergunningsgebied de naam van de vergunning.
          </li>
          <li>
            Zoek de velden die u vindt op bij de{' '}
            <Link to={fieldProduction.route}>productiecijfers per veld</Link>.
          </li>
          <li>
            Wilt u meer weten? Kijk dan bij de <Link to={wellProduction.route}>productiecijfers per put</Link>
            .
          </li>
        </ol>
        <p>Let op: ligt een veld onder meer vergunningen, dan geldt het cijfer voor het hele veld.</p>
      </>
    ),
  },
  {
    id: 'scripts',
    heading: 'Voor scripts',
    text: (
      <p>
        De aanroep <code>{licenceProduction.rest.list.path}</code> bestaat, zodat bestaande scripts niet
        vastlopen. Het antwoord is altijd een lege lijst. De spreadsheet bevat alleen de namen van de
        kolommen. Vragen? Ga naar <TextLink address="contactUrl">Contact</TextLink>.
      </p>
    ),
  },
]

export default function LicenceFigures() {
  return (
    <Prose
      lead="Het datacenter heeft productiecijfers per put, veld, mijnbouwwerk en aardwarmte-installatie, maar niet per vergunning."
      sections={sections}
    />
  )
}
