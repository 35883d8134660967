import { MailLink } from '../mail-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'

const sections: readonly Section[] = [
  {
    id: 'standard',
    heading: 'De norm',
    text: (
      <p>
        Wij bouwen het datacenter volgens de Web Content Accessibility Guidelines (
        <a href="https://www.w3.org/TR/WCAG22/" hrefLang="en">
          WCAG 2.2
        </a>
        ), niveau AA. Dat is strenger dan de Europese norm EN 301 549, die voor overheidswebsites verplicht
        is. De verklaring geldt voor het datacenter en voor de kaart, in het Nederlands en in het Engels.
      </p>
    ),
  },
  {
    id: 'status',
    heading: 'Hoe het ervoor staat',
    text: (
      <>
        <p>
          Er is nog geen onafhankelijk onderzoek gedaan. Daarom zeggen wij niet dat de website helemaal
          voldoet. Wel testen wij elke versie zelf:
        </p>
        <ul>
          <li>met een automatische controle van alle schermen, in lichte en donkere kleuren;</li>
          <li>met alleen het toetsenbord: zoeken, filteren, selecteren, downloaden en de kaart openen;</li>
          <li>op contrast, op vergroten tot 400 procent en op schermen van 320 pixels breed.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'limits',
    heading: 'Wat nog niet goed is',
    text: (
      <ul>
        <li>
          De kaart is een beeld. Wie haar niet kan zien, vindt dezelfde gegevens in de lijsten en in de
          gegevens naast de kaart. Grafieken hebben daarom ook een tabel.
        </li>
        <li>
          Op schermen tussen 640 en 1245 pixels breed schuiven het menu en de voettekst opzij. Op smallere
          schermen staan ze onder elkaar.
        </li>
        <li>De documentatie van de API is er alleen in het Engels.</li>
        <li>Documenten van bedrijven, zoals rapporten van boringen, zijn niet altijd toegankelijk.</li>
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
          wat er misgaat en welke hulpmiddelen u gebruikt. Hebt u gegevens in een andere vorm nodig? Vraag
          erom.
        </p>
        <p>
          Bent u niet tevreden over ons antwoord? Dan kunt u een klacht indienen bij de{' '}
          <a href="https://www.nationaleombudsman.nl">Nationale ombudsman</a>.
        </p>
      </>
    ),
  },
  {
    id: 'date',
    heading: 'Datum',
    text: <p>Deze verklaring is opgesteld in november 2026, op basis van eigen onderzoek.</p>,
  },
]

export default function Accessibility() {
  return (
    <Prose
      lead="Iedereen moet het datacenter kunnen gebruiken, ook wie slecht ziet, geen muis gebruikt of hulpmiddelen nodig heeft."
      sections={sections}
    />
  )
}
