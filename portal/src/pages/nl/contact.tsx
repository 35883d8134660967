import { TextLink } from '../../frame/text-link.tsx'
import { MailLink } from '../mail-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'

const sections: readonly Section[] = [
  {
    id: 'mail',
    heading: 'Een vraag stellen',
    text: (
      <>
        <p>
          Mail uw vraag naar <MailLink />. U mag in het Nederlands of in het Engels schrijven.
        </p>
        <p>Misschien staat het antwoord al op een van deze pagina’s:</p>
        <ul>
          <li>
            <TextLink address="quickstartUrl">Snelstart</TextLink>: hoe u zoekt, filtert en downloadt.
          </li>
          <li>
            <TextLink address="datasetUrl">Over de gegevens</TextLink>: welke gegevens u nu ziet.
          </li>
          <li>
            <a href="api/">Documentatie van de API</a>: hoe u de gegevens met een script opvraagt (Engels).
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'error',
    heading: 'Een fout in de gegevens melden',
    text: (
      <>
        <p>
          Bij elke lijst en bij elk object staat de link ‘Meld een fout in de gegevens’. Die opent een mail
          waarin de naam al is ingevuld. Vertel ons dan:
        </p>
        <ul>
          <li>om welke boring, welk veld, welke vergunning of welk cijfer het gaat;</li>
          <li>wat er staat, en wat er volgens u moet staan;</li>
          <li>hoe u dat weet, bijvoorbeeld uit een rapport.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'website',
    heading: 'Een probleem met de website',
    text: (
      <p>
        Werkt iets niet? Mail ons het adres van de pagina, wat u deed en welke browser u gebruikt. Kunt u iets
        niet lezen of bedienen? Zie ook de{' '}
        <TextLink address="accessibilityUrl">verklaring over toegankelijkheid</TextLink>.
      </p>
    ),
  },
  {
    id: 'elsewhere',
    heading: 'Waarbij wij u niet kunnen helpen',
    text: (
      <p>
        Wij verlenen geen vergunningen en behandelen geen schademeldingen. Bel bij gevaar 112. Op de pagina{' '}
        <TextLink address="linksUrl">Links</TextLink> staat waar u een aardbeving of schade door mijnbouw kunt
        melden.
      </p>
    ),
  },
]

export default function Contact() {
  return <Prose lead="Hebt u een vraag of ziet u een fout? Wij horen het graag." sections={sections} />
}
