import {
  fieldProduction,
  geothermalProduction,
  miningProduction,
  wellProduction,
} from '@datacentre/catalogue/production/index'
import { boreholes, fields, licences, seismicLines } from '@datacentre/catalogue/registers/index'
import { Link } from '../../address/link.tsx'
import { CallExample } from '../call-example.tsx'
import { ListDiagram } from '../list-diagram.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'
import { Site } from '../site.tsx'

const sections: readonly Section[] = [
  {
    id: 'lists',
    heading: 'Wat u hier vindt',
    text: (
      <>
        <p>
          In <Site /> vindt u lijsten en productiecijfers. U hoeft niet in te loggen.
        </p>
        <ul>
          <li>
            <Link to={boreholes.route}>Boringen</Link>: elke diepe boring op land en op zee, met doel,
            resultaat en status.
          </li>
          <li>
            <Link to={fields.route}>Velden</Link>: plekken met olie, gas, zout of aardwarmte in de ondergrond.
          </li>
          <li>
            <Link to={licences.route}>Vergunningen</Link>: wie waar mag opsporen, winnen of opslaan.
          </li>
          <li>
            <Link to={seismicLines.route}>Seismische gegevens</Link>: 2D-lijnen, 2D-surveys en 3D-surveys.
          </li>
          <li>
            Productiecijfers per <Link to={wellProduction.route}>put</Link>,{' '}
            <Link to={fieldProduction.route}>veld</Link>,{' '}
            <Link to={miningProduction.route}>mijnbouwwerk</Link> en{' '}
            <Link to={geothermalProduction.route}>aardwarmte-installatie</Link>: per maand, vanaf januari
            2003.
          </li>
        </ul>
        <p>Alle lijsten werken op dezelfde manier:</p>
        <ListDiagram
          alt="Schets van een lijst, met zes genummerde onderdelen"
          parts={[
            'Zoek op naam of code.',
            'Kies filters, zoals status of periode.',
            'Selecteer alle gevonden rijen tegelijk.',
            'Download de geselecteerde rijen.',
            'Klik op een naam om de kaart te openen.',
            'Klik op het pijltje voor meer gegevens van een rij.',
          ]}
        />
      </>
    ),
  },
  {
    id: 'search',
    heading: 'Zoeken en filteren',
    text: (
      <>
        <p>
          Typ een deel van de naam of de code in het zoekvak. De lijst verandert terwijl u typt. Hoofdletters
          en accenten maken niet uit. Vanaf vier tekens vindt u boringen ook met het begin van een
          NITG-nummer, UWI of andere naam, en 2D-lijnen met het begin van de naam van hun survey.
        </p>
        <p>
          Met de filters maakt u de lijst korter, bijvoorbeeld met een status, operator of periode. Bij elke
          keuze staat hoeveel rijen er overblijven. Boven de lijst ziet u welke filters u hebt gekozen. Daar
          kunt u ze ook weer weghalen.
        </p>
      </>
    ),
  },
  {
    id: 'download',
    heading: 'Selecteren en downloaden',
    text: (
      <>
        <p>
          Zet een vinkje bij de rijen die u wilt hebben. Met het vakje boven de lijst selecteert u alle
          gevonden rijen, ook die op de andere pagina’s. Let op: na een nieuwe zoektekst of filterkeuze zijn
          alle gevonden rijen geselecteerd. Haal de vinkjes weg bij de rijen die u niet nodig hebt.
        </p>
        <p>
          Kies daarna Download. U krijgt een spreadsheet (xlsx) voor Excel of LibreOffice. Op het tweede blad
          staan de bron, de datum, de filters en de eenheden. Bij productiecijfers hoeft u niets te
          selecteren: u downloadt alle resultaten.
        </p>
      </>
    ),
  },
  {
    id: 'map',
    heading: 'De kaart',
    text: (
      <p>
        Klik op een naam in een lijst. De kaart opent bij dat object, met alles wat erover bekend is. Wilt u
        meer rijen samen op de kaart zien? Selecteer er hoogstens 500 en gebruik de kaartknop boven de lijst.
      </p>
    ),
  },
  {
    id: 'share',
    heading: 'Een lijst delen of bewaren',
    text: (
      <p>
        Het adres in uw browser verandert mee met uw zoektekst, filters, volgorde en pagina. Kopieer het adres
        om het te delen, of bewaar het als bladwijzer. Wie het opent, ziet dezelfde lijst. Vinkjes die u zelf
        zet, staan niet in het adres.
      </p>
    ),
  },
  {
    id: 'units',
    heading: 'Eenheden',
    text: (
      <>
        <table aria-labelledby="units">
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Eenheid</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Gas</th>
              <td>1000 Nm³ (bij 0&nbsp;°C) of 1000 Sm³ (bij 15&nbsp;°C)</td>
            </tr>
            <tr>
              <th scope="row">Olie, condensaat, water, diesel</th>
              <td>Sm³</td>
            </tr>
            <tr>
              <th scope="row">Pekel</th>
              <td>m³</td>
            </tr>
            <tr>
              <th scope="row">Zout</th>
              <td>1000 kg</td>
            </tr>
            <tr>
              <th scope="row">Stikstof</th>
              <td>Nm³</td>
            </tr>
          </tbody>
        </table>
        <p>
          Bij gas kiest u zelf de eenheid: 1 Nm³ is 1,054915 Sm³. Bij aardwarmte staat water in m³, olie in
          Sm³ en gas in Nm³. Een streepje betekent dat er voor die maand niets is gemeld.
        </p>
      </>
    ),
  },
  {
    id: 'scripts',
    heading: 'Een script gebruiken',
    text: (
      <>
        <p>U kunt alles wat u hier ziet ook met een programma opvragen. Zo haalt u alle boringen op:</p>
        <CallExample name="Voorbeeld: alle boringen" call={boreholes.rest.list} file="boringen.json" />
        <p>En zo haalt u de gasproductie per veld in 2024 op:</p>
        <CallExample
          name="Voorbeeld: gasproductie per veld"
          call={fieldProduction.rest.list}
          body={{ yearStart: 2024, yearEnd: 2024, ...fieldProduction.defaults }}
          file="velden-2024.json"
        />
        <p>
          De antwoorden zijn JSON. Datums zijn milliseconden sinds 1 januari 1970. Alle aanroepen staan in de{' '}
          <a href="api/">documentatie van de API</a> (Engels).
        </p>
      </>
    ),
  },
]

export default function Quickstart() {
  return <Prose lead="Zo vindt u snel de gegevens die u zoekt en zo downloadt u ze." sections={sections} />
}
