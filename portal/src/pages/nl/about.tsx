import { TextLink } from '../../frame/text-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'

const sections: readonly Section[] = [
  {
    id: 'what',
    heading: 'Wat het datacenter is',
    text: (
      <>
        <p>
          Diep onder Nederland en de Noordzee liggen olie, gas, zout en warm water. Bedrijven zoeken die
          stoffen en die warmte op en winnen ze. Daar is een vergunning voor nodig, en er wordt veel bij
          gemeten. Een groot deel van die gegevens is openbaar.
        </p>
        <p>
          Het datacenter brengt ze bij elkaar: boringen, velden, vergunningen, seismische metingen en de
          productie per maand. U kunt zoeken en filteren, op de kaart kijken en alles meenemen als
          spreadsheet.
        </p>
      </>
    ),
  },
  {
    id: 'for-whom',
    heading: 'Voor wie',
    text: (
      <p>
        Voor iedereen. Voor wie wil weten wat er in de buurt gebeurt, voor onderzoekers en journalisten, voor
        gemeenten en provincies, en voor bedrijven die elke dag met deze gegevens werken. U hebt geen account
        nodig en u betaalt niets.
      </p>
    ),
  },
  {
    id: 'origin',
    heading: 'Waar de gegevens vandaan komen',
    text: (
      <>
        <p>
          Wie in Nederland diep boort of delfstoffen of aardwarmte wint, moet gegevens daarover aan de
          overheid geven. Dat staat in de Mijnbouwwet. Sommige gegevens zijn meteen openbaar, andere pas na
          een aantal jaren. Bij een boring of meting staat vanaf wanneer de gegevens openbaar zijn.
        </p>
        <p>
          Productiecijfers melden de operators per maand. Ze verschijnen ongeveer acht weken na de maand waar
          ze over gaan. De cijfers beginnen in januari 2003.
        </p>
        <p>
          Welke gegevens nu zijn geladen, van welke datum ze zijn en of het om voorbeeldgegevens gaat, leest u
          op de pagina <TextLink address="datasetUrl">Over de gegevens</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'errors',
    heading: 'Als er iets niet klopt',
    text: (
      <p>
        Het datacenter laat zien wat er is gemeld. Ziet u een fout? Gebruik dan de link ‘Meld een fout in de
        gegevens’ bij de lijst of bij het object, of ga naar <TextLink address="contactUrl">Contact</TextLink>
        . Wat u van de gegevens mag verwachten, staat in de{' '}
        <TextLink address="disclaimerUrl">disclaimer</TextLink>.
      </p>
    ),
  },
  {
    id: 'privacy',
    heading: 'Uw privacy',
    text: (
      <>
        <p>
          Het datacenter volgt u niet. Er zijn geen advertenties en geen statistieken van anderen, en de
          pagina’s laden niets van andere websites.
        </p>
        <ul>
          <li>Eén cookie (XSRF-TOKEN) beschermt tegen misbruik. Hij zegt niets over u.</li>
          <li>
            Uw laatste filters worden in uw eigen browser onthouden, zolang het tabblad open is. Ze worden
            niet verstuurd.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'software',
    heading: 'De software',
    text: (
      <p>
        De software van het datacenter is open source, onder de European Union Public Licence 1.2. Iedereen
        mag haar gebruiken, bekijken en verbeteren. Alles wat u op het scherm ziet, is ook op te vragen met
        een{' '}
        <a href="api/" hrefLang="en">
          open API
        </a>
        . Hoe toegankelijk de website is, staat in de{' '}
        <TextLink address="accessibilityUrl">verklaring over toegankelijkheid</TextLink>.
      </p>
    ),
  },
]

export default function About() {
  return (
    <Prose
      lead="Het datacenter maakt openbare gegevens over de diepe ondergrond van Nederland vindbaar en bruikbaar voor iedereen."
      sections={sections}
    />
  )
}
