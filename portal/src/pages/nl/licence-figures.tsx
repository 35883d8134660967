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
    heading: 'Waarom niet',
    text: (
      <>
        <p>
          Productie wordt gemeten bij een put en opgeteld per veld. Een vergunning is iets anders: die geldt
          voor een gebied waar een bedrijf mag winnen. Een veld kan in meer dan één vergunningsgebied liggen.
          Een put kan van het ene gebied naar het andere lopen. En vergunningen worden gesplitst en
          samengevoegd.
        </p>
        <p>
          Een cijfer per vergunning zou dus vaak een schatting zijn die niemand heeft gemeten. Daarom
          publiceren wij deze cijfers bewust niet.
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
            Open de lijst met <Link to={fields.route}>velden</Link> en kies de vergunning bij het filter
            ‘Vergunningsgebied’.
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
        <p>Let op: ligt een veld in meer vergunningsgebieden? Dan geldt het cijfer voor het hele veld.</p>
      </>
    ),
  },
  {
    id: 'scripts',
    heading: 'Voor scripts',
    text: (
      <p>
        De aanroep <code>{licenceProduction.rest.list.path}</code> bestaat, zodat oudere scripts niet
        vastlopen. Het antwoord is altijd een lege lijst. De spreadsheet bevat alleen de namen van de
        kolommen. Hebt u een vraag? Gebruik de <TextLink address="contactUrl">contactpagina</TextLink>.
      </p>
    ),
  },
]

export default function LicenceFigures() {
  return (
    <Prose
      lead={
        <>
          <Site starts /> heeft productiecijfers per put, veld, mijnbouwwerk en aardwarmte-installatie, maar
          niet per vergunning.
        </>
      }
      sections={sections}
    />
  )
}
