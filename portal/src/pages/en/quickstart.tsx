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

const sections: readonly Section[] = [
  {
    id: 'lists',
    heading: 'What you find here',
    text: (
      <>
        <p>The data centre consists of lists and of production figures. You need not log in.</p>
        <ul>
          <li>
            <Link to={boreholes.route}>Boreholes</Link>: every deep borehole on land and at sea, with its
            purpose, result and status.
          </li>
          <li>
            <Link to={fields.route}>Fields</Link>: places with oil, gas, salt or geothermal energy
            underground.
          </li>
          <li>
            <Link to={licences.route}>Licences</Link>: who may explore, produce or store where.
          </li>
          <li>
            <Link to={seismicLines.route}>Seismic data</Link>: 2D lines, 2D surveys and 3D surveys.
          </li>
          <li>
            Production figures per <Link to={wellProduction.route}>well</Link>,{' '}
            <Link to={fieldProduction.route}>field</Link>,{' '}
            <Link to={miningProduction.route}>mining facility</Link> and{' '}
            <Link to={geothermalProduction.route}>geothermal installation</Link>: per month, from January 2003
            on.
          </li>
        </ul>
        <p>All lists work in the same way:</p>
        <ListDiagram
          alt="Outline of a list, with six numbered parts"
          parts={[
            'Search by name or code.',
            'Choose filters, such as status or period.',
            'Select all rows that were found at once.',
            'Download the selected rows.',
            'Click a name to open the map.',
            'Click the arrow for more about a row.',
          ]}
        />
      </>
    ),
  },
  {
    id: 'search',
    heading: 'Searching and filtering',
    text: (
      <>
        <p>
          Type a part of the name or code in the search box. The list follows every letter. Capitals and
          accents make no difference.
        </p>
        <p>
          Open the filters to choose by status, operator or period, for example. Each option tells how many
          rows it would leave. Above the list you see which filters are on, and there you take them off again.
        </p>
      </>
    ),
  },
  {
    id: 'download',
    heading: 'Selecting and downloading',
    text: (
      <>
        <p>
          Tick the rows you want. The box above the list selects every row that was found, those on other
          pages too. Mind that a new search or filter selects all rows it finds at once. Then untick the rows
          you do not need.
        </p>
        <p>
          Then choose Download. You get a spreadsheet (xlsx) for Excel or LibreOffice. Its second sheet has
          the source, the date, the filters and the units. For production figures you need not select
          anything: you download all results.
        </p>
      </>
    ),
  },
  {
    id: 'map',
    heading: 'The map',
    text: (
      <p>
        Click a name in a list. The map opens at that object, with everything that is known of it. Do you want
        to see several rows on the map together? Select them, up to 500 at a time, and use the map button
        above the list.
      </p>
    ),
  },
  {
    id: 'share',
    heading: 'Sharing or keeping a list',
    text: (
      <p>
        The address in your browser follows your search, filters, order and page. Copy the address to mail it,
        or keep it as a bookmark. Whoever opens it sees the same list. Rows that you ticked yourself are not
        part of the address.
      </p>
    ),
  },
  {
    id: 'units',
    heading: 'Units',
    text: (
      <>
        <table aria-labelledby="units">
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Unit</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Gas</th>
              <td>1000 Nm³ (at 0&nbsp;°C) or 1000 Sm³ (at 15&nbsp;°C)</td>
            </tr>
            <tr>
              <th scope="row">Oil, condensate, water, diesel</th>
              <td>Sm³</td>
            </tr>
            <tr>
              <th scope="row">Brine</th>
              <td>m³</td>
            </tr>
            <tr>
              <th scope="row">Salt</th>
              <td>1000 kg</td>
            </tr>
            <tr>
              <th scope="row">Nitrogen</th>
              <td>Nm³</td>
            </tr>
          </tbody>
        </table>
        <p>
          For gas you choose the unit: 1 Nm³ is 1.054915 Sm³. Geothermal figures have water in m³, oil in Sm³
          and gas in Nm³. A dash means that nothing was reported for that month.
        </p>
      </>
    ),
  },
  {
    id: 'scripts',
    heading: 'Use from a script',
    text: (
      <>
        <p>A program can ask for everything you see here. This fetches all boreholes:</p>
        <CallExample name="Example: all boreholes" call={boreholes.rest.list} file="boreholes.json" />
        <p>And this the gas production per field in 2024:</p>
        <CallExample
          name="Example: gas production per field"
          call={fieldProduction.rest.list}
          body={{ yearStart: 2024, yearEnd: 2024, ...fieldProduction.defaults }}
          file="fields-2024.json"
        />
        <p>
          Answers are JSON. Dates are milliseconds since 1 January 1970. All calls are in the{' '}
          <a href="api/">documentation of the API</a>.
        </p>
      </>
    ),
  },
]

export default function Quickstart() {
  return (
    <Prose lead="How to find the data you look for quickly, and how to take them home." sections={sections} />
  )
}
