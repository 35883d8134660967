import { TextLink } from '../../frame/text-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'
import { Site } from '../site.tsx'

const sections: readonly Section[] = [
  {
    id: 'data',
    heading: 'De gegevens',
    text: (
      <>
        <p>
          Bedrijven en overheden hebben de gegevens gemeld. Daarna zijn ze met zorg verwerkt. Toch kunnen er
          fouten in staan. Ook kunnen gegevens ontbreken of verouderd zijn. Vooral van oude boringen is niet
          alles bekend.
        </p>
        <ul>
          <li>Een streepje betekent dat een waarde niet bekend of niet gemeld is. Het betekent niet nul.</li>
          <li>Productiecijfers kunnen later veranderen, ook over eerdere jaren.</li>
          <li>De ligging van putten en velden is zo nauwkeurig als er destijds is gemeten.</li>
          <li>De spreadsheets en de API geven dezelfde waarden als het scherm.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'use',
    heading: 'De gegevens gebruiken',
    text: (
      <>
        <p>
          U gebruikt de gegevens op eigen risico. U kunt aan de gegevens geen rechten ontlenen. Neem geen
          besluit over veiligheid, graven, boren of een vergunning met alleen de gegevens van <Site />. Vraag
          de vergunning of de meting zelf op bij de instantie die deze beheert.
        </p>
        <p>
          Wij zijn niet aansprakelijk voor schade door fouten in de gegevens, door het gebruik ervan of
          doordat <Site /> niet bereikbaar is.
        </p>
      </>
    ),
  },
  {
    id: 'demonstration',
    heading: 'Voorbeeldgegevens',
    text: (
      <p>
        Staat er boven aan de pagina dat het voorbeeldgegevens zijn? Dan zijn de boringen, velden, operators
        en cijfers verzonnen. Ze zeggen niets over de echte ondergrond of over echte bedrijven. Alleen de
        kaart van Nederland en de codelijsten zijn echt.
      </p>
    ),
  },
  {
    id: 'licence',
    heading: 'Hergebruik',
    text: (
      <p>
        Op de pagina <TextLink address="datasetUrl">Over de gegevens</TextLink> staat onder welke licentie u
        de gegevens mag gebruiken en hoe u de bron noemt. De licentie geldt niet voor logo’s.
      </p>
    ),
  },
  {
    id: 'others',
    heading: 'Andere websites',
    text: (
      <p>
        Wij verwijzen naar websites van anderen. Voor wat daar staat, zijn wij niet verantwoordelijk. Ziet u
        een fout op deze website? Laat het ons weten via de{' '}
        <TextLink address="contactUrl">contactpagina</TextLink>.
      </p>
    ),
  },
]

export default function Disclaimer() {
  return (
    <Prose
      lead={
        <>
          Wat u van <Site /> mag verwachten en wat u zelf moet controleren.
        </>
      }
      sections={sections}
    />
  )
}
