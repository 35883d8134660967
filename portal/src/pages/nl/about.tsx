import { TextLink } from '../../frame/text-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'
import { Site } from '../site.tsx'

const sections: readonly Section[] = [
  {
    id: 'what',
    heading: 'Wat u hier vindt',
    text: (
      <>
        <p>
          Diep onder Nederland en de Noordzee liggen olie, gas, zout en warm water. Bedrijven sporen die
          stoffen en die warmte op en winnen ze. Daarvoor hebben ze een vergunning nodig. Ze meten daarbij
          veel. Een groot deel van die gegevens is openbaar.
        </p>
        <p>
          <Site starts /> brengt ze bij elkaar: boringen, velden, vergunningen, seismische metingen en de
          productie per maand. U kunt zoeken en filteren, op de kaart kijken en alles downloaden als
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
        Iedereen kan <Site /> gebruiken: bewoners die willen weten wat er in de buurt gebeurt, onderzoekers en
        journalisten, gemeenten en provincies, en bedrijven die elke dag met deze gegevens werken. U hebt geen
        account nodig en u betaalt niets.
      </p>
    ),
  },
  {
    id: 'origin',
    heading: 'Waar de gegevens vandaan komen',
    text: (
      <>
        <p>
          Wie in Nederland diep boort of delfstoffen of aardwarmte wint, moet de overheid daar gegevens over
          geven. Dat staat in de Mijnbouwwet. Sommige gegevens zijn meteen openbaar, andere pas na een aantal
          jaren. Bij een boring of meting staat vanaf wanneer de gegevens openbaar zijn.
        </p>
        <p>
          Operators melden hun productiecijfers elke maand. Wij publiceren de cijfers ongeveer acht weken na
          het einde van de maand. De cijfers beginnen in januari 2003.
        </p>
        <p>
          Op de pagina <TextLink address="datasetUrl">Over de gegevens</TextLink> leest u welke gegevens u nu
          ziet, tot wanneer ze zijn bijgewerkt en of het om voorbeeldgegevens gaat.
        </p>
      </>
    ),
  },
  {
    id: 'errors',
    heading: 'Als er iets niet klopt',
    text: (
      <p>
        <Site starts /> laat zien wat bedrijven hebben gemeld. Ziet u een fout? Gebruik dan de link ‘Meld een
        fout in de gegevens’ bij de lijst of bij het object, of gebruik de{' '}
        <TextLink address="contactUrl">contactpagina</TextLink>. In de{' '}
        <TextLink address="disclaimerUrl">disclaimer</TextLink> staat wat u van de gegevens mag verwachten.
      </p>
    ),
  },
  {
    id: 'privacy',
    heading: 'Uw privacy',
    text: (
      <p>
        <Site starts /> volgt u niet. Er zijn geen advertenties en geen statistieken van anderen. Op de pagina{' '}
        <TextLink address="privacyUrl">Privacy</TextLink> staat wat wij bijhouden en wat uw browser onthoudt.
      </p>
    ),
  },
  {
    id: 'software',
    heading: 'De software',
    text: (
      <p>
        De software van <Site /> is open source, onder de European Union Public Licence 1.2. Iedereen mag de
        software gebruiken, bekijken en verbeteren. Alles wat u op het scherm ziet, kunt u ook opvragen met
        een <a href="api/">open API</a>. In de{' '}
        <TextLink address="accessibilityUrl">verklaring over toegankelijkheid</TextLink> staat hoe
        toegankelijk de website is.
      </p>
    ),
  },
]

export default function About() {
  return (
    <Prose
      lead={
        <>
          In <Site /> kan iedereen openbare gegevens over de diepe ondergrond van Nederland vinden en
          gebruiken.
        </>
      }
      sections={sections}
    />
  )
}
