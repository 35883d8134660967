import { TextLink } from '../../frame/text-link.tsx'
import { OutsideLinks, type OutsideLink } from '../outside-links.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'

const underground: readonly OutsideLink[] = [
  {
    linkTitle: 'DINOloket',
    linkUrl: 'https://www.dinoloket.nl/en',
    about: 'Data on the shallow subsurface: soil borings, groundwater and models of the ground.',
  },
  {
    linkTitle: 'Stratigraphic Nomenclature',
    linkUrl: 'https://www.dinoloket.nl/en/stratigraphic-nomenclature',
    about: 'What the codes of rock layers mean, and how the layers came to be.',
  },
  {
    linkTitle: 'International Chronostratigraphic Chart',
    linkUrl: 'https://stratigraphy.org/chart',
    about: 'The international chart of geological time, from which we take our colours too.',
  },
]

const rules: readonly OutsideLink[] = [
  {
    linkTitle: 'Mining Act (Mijnbouwwet)',
    linkUrl: 'https://wetten.overheid.nl/BWBR0014168',
    about: 'The law on who may explore, produce and store, and on the data that belong to it (in Dutch).',
  },
  {
    linkTitle: 'State Supervision of Mines',
    linkUrl: 'https://www.sodm.nl',
    about: 'Supervises the safety of mining, gas networks and wind farms at sea (in Dutch).',
  },
]

const effects: readonly OutsideLink[] = [
  {
    linkTitle: 'KNMI: earthquakes',
    linkUrl: 'https://www.knmi.nl/nederland-nu/seismologie/aardbevingen',
    about: 'The latest earthquakes in the Netherlands, those caused by gas production too (in Dutch).',
  },
  {
    linkTitle: 'Institute for Mining Damage Groningen',
    linkUrl: 'https://www.schadedoormijnbouw.nl',
    about: 'Where to report damage by the Groningen field or gas storage at Norg or Grijpskerk (in Dutch).',
  },
  {
    linkTitle: 'Mining Damage Commission',
    linkUrl: 'https://www.commissiemijnbouwschade.nl',
    about: 'Where to report damage by mining in the rest of the Netherlands (in Dutch).',
  },
]

const technical: readonly OutsideLink[] = [
  {
    linkTitle: 'EPSG:28992 (RD New)',
    linkUrl: 'https://epsg.io/28992',
    about: 'The coordinate system of the map. At sea ED50 / UTM zone 31N is used too (EPSG:23031).',
  },
  {
    linkTitle: 'Data Package',
    linkUrl: 'https://datapackage.org',
    about: 'The open standard in which data enter the data centre.',
  },
]

const sections: readonly Section[] = [
  {
    id: 'portal',
    heading: 'The portal',
    text: (
      <p>
        The data centre is part of the <TextLink address="homeUrl">oil and gas portal</TextLink>. There you
        find background, publications and explanations of procedures.
      </p>
    ),
  },
  { id: 'underground', heading: 'On the subsurface', text: <OutsideLinks links={underground} /> },
  { id: 'rules', heading: 'Rules and supervision', text: <OutsideLinks links={rules} /> },
  { id: 'effects', heading: 'Earthquakes and damage', text: <OutsideLinks links={effects} /> },
  { id: 'technical', heading: 'Technical', text: <OutsideLinks links={technical} /> },
]

export default function Links() {
  return (
    <Prose
      lead="Other places with information on the subsurface, on mining and on its rules. We do not run those websites."
      sections={sections}
    />
  )
}
