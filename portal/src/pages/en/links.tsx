import { useInstallation } from '@datacentre/client/installation/installation'
import { TextLink } from '../../frame/text-link.tsx'
import { OutsideLinks, type OutsideLink } from '../outside-links.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'
import { Site } from '../site.tsx'

const underground: readonly OutsideLink[] = [
  {
    linkTitle: 'DINOloket',
    linkUrl: 'https://www.dinoloket.nl/en',
    about: 'Data on the shallow subsurface: boreholes, groundwater and subsurface models.',
  },
  {
    linkTitle: 'Stratigraphic Nomenclature',
    linkUrl: 'https://www.dinoloket.nl/en/stratigraphic-nomenclature',
    about: 'What the codes of rock layers mean, and how the layers were formed.',
  },
  {
    linkTitle: 'International Chronostratigraphic Chart',
    linkUrl: 'https://stratigraphy.org/chart',
    about: 'The international chart of geological time, which our colours are based on.',
  },
]

const rules: readonly OutsideLink[] = [
  {
    linkTitle: 'Mining Act (Mijnbouwwet)',
    linkUrl: 'https://wetten.overheid.nl/BWBR0014168',
    about: 'The law on who may explore, produce and store, and what data they must report (in Dutch).',
  },
  {
    linkTitle: 'State Supervision of Mines',
    linkUrl: 'https://www.sodm.nl',
    about: 'The safety regulator for mining, gas networks and offshore wind farms (in Dutch).',
  },
]

const effects: readonly OutsideLink[] = [
  {
    linkTitle: 'KNMI: earthquakes',
    linkUrl: 'https://www.knmi.nl/nederland-nu/seismologie/aardbevingen',
    about: 'The latest earthquakes in the Netherlands, including those caused by gas production (in Dutch).',
  },
  {
    linkTitle: 'Institute for Mining Damage Groningen',
    linkUrl: 'https://www.schadedoormijnbouw.nl',
    about: 'Report damage caused by the Groningen field or by gas storage at Norg or Grijpskerk (in Dutch).',
  },
  {
    linkTitle: 'Mining Damage Commission',
    linkUrl: 'https://www.commissiemijnbouwschade.nl',
    about: 'Report damage caused by mining in the rest of the Netherlands (in Dutch).',
  },
]

const technical: readonly OutsideLink[] = [
  {
    linkTitle: 'EPSG:28992 (RD New)',
    linkUrl: 'https://epsg.io/28992',
    about: 'The coordinate system of the map. ED50 / UTM zone 31N (EPSG:23031) is also used offshore.',
  },
  {
    linkTitle: 'Data Package',
    linkUrl: 'https://datapackage.org',
    about: 'The open standard that we load data with.',
  },
]

/** What we are part of; another site is not. */
const portal: Section = {
  id: 'portal',
  heading: 'The portal',
  text: (
    <p>
      <Site starts /> is part of the <TextLink address="homeUrl">oil and gas portal</TextLink>. The portal has
      background information, publications and guidance on procedures.
    </p>
  ),
}

const ofOthers: readonly Section[] = [
  { id: 'underground', heading: 'The subsurface', text: <OutsideLinks links={underground} /> },
  { id: 'rules', heading: 'Law and regulation', text: <OutsideLinks links={rules} /> },
  { id: 'effects', heading: 'Earthquakes and damage', text: <OutsideLinks links={effects} /> },
  { id: 'technical', heading: 'Technical', text: <OutsideLinks links={technical} /> },
]

export default function Links() {
  const { site } = useInstallation().config
  return (
    <Prose
      lead="Other websites about the subsurface, mining and the rules that apply. We do not run these websites."
      sections={site.ownName ? ofOthers : [portal, ...ofOthers]}
    />
  )
}
