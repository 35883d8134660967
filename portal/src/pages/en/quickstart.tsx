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
    heading: 'What you will find here',
    text: (
      <>
        <p>
          <Site starts /> has lists and production figures. No login needed.
        </p>
        <ul>
          <li>
            <Link to={boreholes.route}>Boreholes</Link>: every deep borehole on land and at sea, with its
            purpose, result and status.
          </li>
          <li>
            <Link to={fields.route}>Fields</Link>: underground accumulations of oil, gas, salt or geothermal
            heat.
          </li>
          <li>
            <Link to={licences.route}>Licences</Link>: who may explore, produce or store, and where.
          </li>
          <li>
            <Link to={seismicLines.route}>Seismic data</Link>: 2D lines, 2D surveys and 3D surveys.
          </li>
          <li>
            Production figures per <Link to={wellProduction.route}>well</Link>,{' '}
            <Link to={fieldProduction.route}>field</Link>,{' '}
            <Link to={miningProduction.route}>mining facility</Link> and{' '}
            <Link to={geothermalProduction.route}>geothermal installation</Link>: monthly, from January 2003.
          </li>
        </ul>
        <p>All lists work the same way:</p>
        <ListDiagram
          alt="Diagram of a list with 6 numbered parts"
          parts={[
            'Search by name or code.',
            'Choose filters, such as status or period.',
            'Select all the rows found at once.',
            'Download the selected rows.',
            'Click a name to open the map.',
            'Click the arrow to see more about a row.',
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
          Type part of the name or code in the search box. The list updates as you type. Capital letters and
          accents make no difference. From four characters, boreholes are also found by the start of their
          NITG number, UWI or alias, and 2D lines by the start of the name of their survey.
        </p>
        <p>
          Open the filters to narrow the list, for example by status, operator or period. Each option shows
          how many rows it would leave. The filters you have applied are shown above the list, where you can
          also remove them.
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
          Tick the rows you want. The box above the list selects every row found, including those on other
          pages. A new search or filter automatically selects all the rows it finds. Untick any rows you do
          not need.
        </p>
        <p>
          Then select Download. You get a spreadsheet (xlsx) for Excel or LibreOffice. The second sheet gives
          the source, date, filters and units. You do not need to select anything for production figures: the
          download includes all results.
        </p>
      </>
    ),
  },
  {
    id: 'map',
    heading: 'The map',
    text: (
      <p>
        Click a name in a list. The map opens at that object and shows everything we know about it. To see
        several rows on the map together, select up to 500 and use the map button above the list.
      </p>
    ),
  },
  {
    id: 'share',
    heading: 'Sharing or saving a list',
    text: (
      <p>
        The address in your browser changes with your search, filters, order and page. Copy the address to
        share it, or bookmark it. Anyone who opens it sees the same list. Rows you tick yourself are not part
        of the address.
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
          You can choose the unit for gas: 1 Nm³ is 1.054915 Sm³. Geothermal figures give water in m³, oil in
          Sm³ and gas in Nm³. A dash means that nothing was reported for that month.
        </p>
      </>
    ),
  },
  {
    id: 'scripts',
    heading: 'Using a script',
    text: (
      <>
        <p>You can get everything you see here with a program. To get all boreholes:</p>
        <CallExample name="Example: all boreholes" call={boreholes.rest.list} file="boreholes.json" />
        <p>To get gas production per field in 2024:</p>
        <CallExample
          name="Example: gas production per field"
          call={fieldProduction.rest.list}
          body={{ yearStart: 2024, yearEnd: 2024, ...fieldProduction.defaults }}
          file="fields-2024.json"
        />
        <p>
          Responses are in JSON. Dates are in milliseconds since 1 January 1970. All calls are listed in the{' '}
          <a href="api/?lang=en">API documentation</a>.
        </p>
      </>
    ),
  },
]

export default function Quickstart() {
  return <Prose lead="How to find the data you need quickly, and how to download it." sections={sections} />
}
