import { TextLink } from '../../frame/text-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'

const sections: readonly Section[] = [
  {
    id: 'data',
    heading: 'De gegevens',
    text: (
      <>
        <p>
          De gegevens zijn door bedrijven en overheden gemeld en daarna met zorg verwerkt. Toch kunnen er
          fouten in staan, en kunnen gegevens ontbreken of verouderd zijn. Vooral bij oude boringen is niet
          alles bekend.
        </p>
        <ul>
          <li>Een streepje betekent dat een waarde niet bekend of niet gemeld is. Het betekent niet nul.</li>
          <li>Productiecijfers kunnen later worden verbeterd, ook over voorbije jaren.</li>
          <li>Waar putten en velden liggen, is zo nauwkeurig als het destijds is gemeten.</li>
          <li>De spreadsheets en de API geven dezelfde waarden als het scherm.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'use',
    heading: 'Uw gebruik',
    text: (
      <>
        <p>
          U gebruikt de gegevens op eigen verantwoordelijkheid. Er kunnen geen rechten aan worden ontleend.
          Baseer geen besluit over veiligheid, graven, boren of een vergunning alleen op het datacenter: vraag
          dan de vergunning of de meting zelf op bij de instantie die haar beheert.
        </p>
        <p>
          Wij zijn niet aansprakelijk voor schade door fouten in de gegevens, door het gebruik ervan, of
          doordat het datacenter even niet bereikbaar is.
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
        Onder welke licentie u de gegevens mag gebruiken, en hoe u de bron noemt, staat op de pagina{' '}
        <TextLink address="datasetUrl">Over de gegevens</TextLink>. De licentie geldt niet voor logo’s.
      </p>
    ),
  },
  {
    id: 'others',
    heading: 'Websites van anderen',
    text: (
      <p>
        Wij verwijzen naar websites die wij niet beheren. Voor wat daar staat, zijn wij niet verantwoordelijk.
        Ziet u een fout op deze website? Laat het ons weten via{' '}
        <TextLink address="contactUrl">Contact</TextLink>.
      </p>
    ),
  },
]

export default function Disclaimer() {
  return (
    <Prose
      lead="Wat u van het datacenter mag verwachten, en wat u zelf moet controleren."
      sections={sections}
    />
  )
}
