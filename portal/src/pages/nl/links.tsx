import { useInstallation } from '@datacentre/client/installation/installation'
import { TextLink } from '../../frame/text-link.tsx'
import { OutsideLinks, type OutsideLink } from '../outside-links.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'
import { Site } from '../site.tsx'

const underground: readonly OutsideLink[] = [
  {
    linkTitle: 'DINOloket',
    linkUrl: 'https://www.dinoloket.nl',
    about: 'Gegevens over de ondiepe ondergrond: grondboringen, grondwater en modellen van de bodem.',
  },
  {
    linkTitle: 'Stratigrafische nomenclator',
    linkUrl: 'https://www.dinoloket.nl/stratigrafische-nomenclator',
    about: 'Wat de codes van gesteentelagen betekenen en hoe de lagen zijn ontstaan.',
  },
  {
    linkTitle: 'International Chronostratigraphic Chart',
    linkUrl: 'https://stratigraphy.org/chart',
    about: 'De internationale tijdschaal van de geologie. Ook onze kleuren komen daarvandaan (Engels).',
  },
]

const rules: readonly OutsideLink[] = [
  {
    linkTitle: 'Mijnbouwwet',
    linkUrl: 'https://wetten.overheid.nl/BWBR0014168',
    about: 'De wet over wie mag opsporen, winnen en opslaan, en welke gegevens bedrijven moeten melden.',
  },
  {
    linkTitle: 'Staatstoezicht op de Mijnen',
    linkUrl: 'https://www.sodm.nl',
    about: 'De toezichthouder op de veiligheid van mijnbouw, gasnetten en windparken op zee.',
  },
]

const effects: readonly OutsideLink[] = [
  {
    linkTitle: 'KNMI: aardbevingen',
    linkUrl: 'https://www.knmi.nl/nederland-nu/seismologie/aardbevingen',
    about: 'De laatste aardbevingen in Nederland, ook die door gaswinning.',
  },
  {
    linkTitle: 'Instituut Mijnbouwschade Groningen',
    linkUrl: 'https://www.schadedoormijnbouw.nl',
    about: 'Meld hier schade door gaswinning uit het Groningenveld of gasopslag bij Norg of Grijpskerk.',
  },
  {
    linkTitle: 'Commissie Mijnbouwschade',
    linkUrl: 'https://www.commissiemijnbouwschade.nl',
    about: 'Meld hier schade door mijnbouw in de rest van Nederland.',
  },
]

const technical: readonly OutsideLink[] = [
  {
    linkTitle: 'EPSG:28992 (RD New)',
    linkUrl: 'https://epsg.io/28992',
    about: 'Het coördinatenstelsel van de kaart. Op zee wordt ook ED50 / UTM zone 31N gebruikt (EPSG:23031).',
  },
  {
    linkTitle: 'Data Package',
    linkUrl: 'https://datapackage.org',
    about: 'De open standaard waarmee wij gegevens laden (Engels).',
  },
]

/** What we are part of; another site is not. */
const portal: Section = {
  id: 'portal',
  heading: 'Het portaal',
  text: (
    <p>
      <Site starts /> hoort bij het <TextLink address="homeUrl">olie- en gasportaal</TextLink>. Daar vindt u
      achtergrondinformatie, publicaties en uitleg over procedures.
    </p>
  ),
}

const ofOthers: readonly Section[] = [
  { id: 'underground', heading: 'Over de ondergrond', text: <OutsideLinks links={underground} /> },
  { id: 'rules', heading: 'Regels en toezicht', text: <OutsideLinks links={rules} /> },
  { id: 'effects', heading: 'Aardbevingen en schade', text: <OutsideLinks links={effects} /> },
  { id: 'technical', heading: 'Techniek', text: <OutsideLinks links={technical} /> },
]

export default function Links() {
  const { site } = useInstallation().config
  return (
    <Prose
      lead="Andere websites over de ondergrond, mijnbouw en de regels. Wij beheren die websites niet."
      sections={site.ownName ? ofOthers : [portal, ...ofOthers]}
    />
  )
}
