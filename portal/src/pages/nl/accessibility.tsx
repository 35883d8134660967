import { useInstallation } from '@datacentre/client/installation/installation'
import { AccessibilityResults } from '../accessibility-results.tsx'
import { MailLink } from '../mail-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'
import { Site } from '../site.tsx'

/** The ombudsman of our own country; a site of another one has no answer here. */
function Complaint() {
  const { site } = useInstallation().config
  if (site.country !== null) return null
  return (
    <p>
      Bent u niet tevreden over ons antwoord? Dan kunt u een klacht indienen bij de{' '}
      <a href="https://www.nationaleombudsman.nl">Nationale ombudsman</a>.
    </p>
  )
}

const sections: readonly Section[] = [
  {
    id: 'standard',
    heading: 'De norm',
    text: (
      <p>
        Wij bouwen <Site /> volgens de Web Content Accessibility Guidelines (
        <a href="https://www.w3.org/TR/WCAG22/" hrefLang="en">
          WCAG 2.2
        </a>
        ), niveau AA. Dat is strenger dan de Europese norm EN 301 549, die voor overheidswebsites verplicht
        is. De verklaring geldt voor <Site /> en voor de kaart, in het Nederlands en in het Engels.
      </p>
    ),
  },
  {
    id: 'status',
    heading: 'Hoe toegankelijk de website is',
    text: (
      <>
        <p>
          De website is nog niet onafhankelijk onderzocht. Daarom kunnen wij niet zeggen dat de website
          helemaal aan de norm voldoet. Wij testen elke versie zelf, in een echte browser en met zoveel
          gegevens als een heel land heeft. Dit vond de laatste test:
        </p>
        <AccessibilityResults
          sentences={{
            axe: (count, tool) =>
              `Automatische controle (${tool}): ${count} keer naar een scherm gekeken, breed en smal, in lichte en donkere kleuren. Er zijn geen fouten gevonden.`,
            names: (count) => `Schermlezer: ${count} knoppen, links en velden hebben allemaal een naam.`,
            keyboard: (count) =>
              `Toetsenbord: ${count} stappen met de Tab-toets, heen en terug. U ziet steeds helemaal waar u bent.`,
            reflow: (count) =>
              `Vergroten tot 200 en 400 procent: ${count} schermen passen in het venster. U hoeft niet opzij te schuiven om te lezen.`,
            spacing: (count) =>
              `Meer ruimte tussen letters, woorden en regels: ${count} schermen blijven leesbaar.`,
            forcedColours: (count) =>
              `Eigen kleuren, zoals hoog contrast: op ${count} schermen blijft te zien waar u bent.`,
            motion: (count) =>
              `Minder beweging: op ${count} schermen beweegt niets als u dat hebt ingesteld.`,
          }}
        />
        <p>
          Daarnaast zoeken, filteren, selecteren en downloaden wij met alleen het toetsenbord, en meten wij
          het contrast van alle kleuren. Met mensen die een schermlezer gebruiken, hebben wij nog niet getest.
        </p>
      </>
    ),
  },
  {
    id: 'limits',
    heading: 'Wat nog niet toegankelijk is',
    text: (
      <ul>
        <li>
          De kaart is een afbeelding. Kunt u die niet zien? Dan vindt u dezelfde gegevens in de lijsten en in
          het paneel naast de kaart. Daarom hebben grafieken ook een tabel.
        </li>
        <li>
          Op schermen tussen 640 en 1245 pixels breed schuiven het menu en de voettekst opzij. Op smallere
          schermen staan ze onder elkaar.
        </li>
        <li>Documenten van bedrijven, zoals rapporten over boringen, zijn niet altijd toegankelijk.</li>
      </ul>
    ),
  },
  {
    id: 'report',
    heading: 'Een probleem melden',
    text: (
      <>
        <p>
          Kunt u iets niet lezen, horen of bedienen? Mail ons via <MailLink />. Noem het adres van de pagina,
          wat er misgaat en welke hulpmiddelen u gebruikt. Hebt u de gegevens in een andere vorm nodig? Laat
          het ons weten.
        </p>
        <Complaint />
      </>
    ),
  },
  {
    id: 'date',
    heading: 'Datum',
    text: <p>Deze verklaring is van november 2026. Wij hebben de website zelf onderzocht.</p>,
  },
]

export default function Accessibility() {
  return (
    <Prose
      lead={
        <>
          Iedereen moet <Site /> kunnen gebruiken. Ook mensen die slecht zien, geen muis gebruiken of
          hulpmiddelen nodig hebben.
        </>
      }
      sections={sections}
    />
  )
}
