import type { AccessLog, BaseMap } from '@datacentre/catalogue/wire/config'
import { TextLink } from '../../frame/text-link.tsx'
import { useInstallation } from '@datacentre/client/installation/installation'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'
import { Site } from '../site.tsx'
import { tileHost } from '../tile-host.ts'

function Kept({ keptDays }: Pick<AccessLog, 'keptDays'>) {
  if (keptDays === null)
    return (
      <p>
        De beheerder van deze website bepaalt hoe lang het logboek bewaard blijft. Wilt u dat weten? Vraag het
        via de <TextLink address="contactUrl">contactpagina</TextLink>.
      </p>
    )
  return <p>Wij bewaren het logboek {keptDays === 1 ? '1 dag' : `${keptDays} dagen`}. Daarna is het weg.</p>
}

const logSection = ({ clients, keptDays }: AccessLog): Section => ({
  id: 'log',
  heading: 'Wat wij bijhouden',
  text: (
    <>
      <p>
        Voor elke vraag van uw browser schrijft onze server één regel in een logboek. Zo kunnen wij storingen
        en misbruik vinden. In de regel staat:
      </p>
      <ul>
        <li>het tijdstip en een nummer dat alleen bij deze vraag hoort</li>
        <li>om welk soort pagina of gegevens het gaat, bijvoorbeeld de lijst met boringen</li>
        <li>of het lukte, hoeveel bytes wij stuurden en hoe lang dat duurde</li>
        {clients && <li>uw IP-adres</li>}
      </ul>
      <p>
        In het logboek staat niet waar u naar zocht, welke filters u koos en welke browser u gebruikt.
        {!clients && ' Ook uw IP-adres staat er niet in.'}
      </p>
      <Kept keptDays={keptDays} />
    </>
  ),
})

const sections: readonly Section[] = [
  {
    id: 'address',
    heading: 'Uw filters en zoekwoorden',
    text: (
      <>
        <p>
          Wat u in een lijst kiest en zoekt, staat in het adres van de pagina. Zo kunt u een lijst delen of
          bewaren. Let daarop als u het adres doorstuurt. Uw browser bewaart het adres ook in de geschiedenis.
        </p>
        <ul>
          <li>Een lijst filteren gebeurt in uw eigen browser. Daarbij wordt niets verstuurd.</li>
          <li>
            Uw browser stuurt het adres van de pagina mee als hij iets bij onze server opvraagt, bijvoorbeeld
            als u een adres met filters opent. Wij schrijven het niet op.
          </li>
          <li>
            Bij een download stuurt uw browser mee welke rijen u wilt. De filters gaan mee in een header, want
            ze komen op het tweede blad van de spreadsheet. Daarna zijn ze weg.
          </li>
          <li>Bij productiecijfers en bij zoeken op de kaart gaat uw vraag naar onze server.</li>
          <li>
            Klikt u op een link naar een andere website, dan ziet die alleen dat u van ons komt, niet van
            welke pagina.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'browser',
    heading: 'Wat uw browser onthoudt',
    text: (
      <ul>
        <li>
          Er is één cookie: XSRF-TOKEN. Dat is een willekeurig getal dat tegen misbruik beschermt. Het zegt
          niets over u en verdwijnt als u de browser sluit.
        </li>
        <li>
          In de sessieopslag van het tabblad staan uw laatste filters, of u ze opende of sloot, en de rijen
          die u selecteerde, zodat een lijst terugkomt zoals u hem verliet. Als u van taal wisselt, staat er
          ook even een merkteken. Alles verdwijnt als u het tabblad sluit.
        </li>
      </ul>
    ),
  },
]

const othersSection = (baseMap: BaseMap | null): Section => ({
  id: 'others',
  heading: 'Anderen',
  text: (
    <>
      <p>
        U hebt geen account nodig. Er zijn geen advertenties en geen statistieken van anderen. Wij geven niets
        over u door.
      </p>
      {baseMap === null ? (
        <p>Onze pagina’s laden niets van andere websites.</p>
      ) : (
        <p>
          De kaart kan een achtergrond laten zien die van {tileHost(baseMap)} komt. Die website krijgt dan uw
          IP-adres en ziet welk deel van de kaart u bekijkt. Verder laden onze pagina’s niets van andere
          websites.
        </p>
      )}
    </>
  ),
})

const rights: Section = {
  id: 'rights',
  heading: 'Vragen en klachten',
  text: (
    <p>
      Hebt u een vraag over uw privacy? Gebruik de <TextLink address="contactUrl">contactpagina</TextLink>.
      Als u ons mailt, gebruiken wij uw gegevens alleen om u te antwoorden. Komt u er met ons niet uit, dan
      kunt u een klacht indienen bij de Autoriteit Persoonsgegevens.
    </p>
  ),
}

export default function Privacy() {
  const { accessLog, baseMap } = useInstallation().config
  return (
    <Prose
      lead={
        <>
          <Site starts /> volgt u niet. Hier leest u wat wij bijhouden en wat uw browser onthoudt.
        </>
      }
      sections={[logSection(accessLog), ...sections, othersSection(baseMap), rights]}
    />
  )
}
