import { TextLink } from '../../frame/text-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'
import { Site } from '../site.tsx'

const sections: readonly Section[] = [
  {
    id: 'data',
    heading: 'The data',
    text: (
      <>
        <p>
          The data was reported by companies and public authorities and has been processed with care. It may
          still contain errors, be incomplete or be out of date. Records of old boreholes are often
          incomplete.
        </p>
        <ul>
          <li>A dash means that a value is unknown or was not reported. It does not mean zero.</li>
          <li>Production figures may be corrected later, including figures for earlier years.</li>
          <li>The locations of wells and fields are as accurate as the measurements made at the time.</li>
          <li>The spreadsheets and the API give the same values as the screen.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'use',
    heading: 'Using the data',
    text: (
      <>
        <p>
          You use the data at your own risk. No rights can be derived from it. Do not rely on <Site /> alone
          for decisions about safety, digging, drilling or a licence. Ask the authority that holds the licence
          or survey for the original.
        </p>
        <p>
          We are not liable for any loss or damage caused by errors in the data, by your use of it, or by{' '}
          <Site /> being unavailable.
        </p>
      </>
    ),
  },
  {
    id: 'demonstration',
    heading: 'Demonstration data',
    text: (
      <p>
        If the top of the page says that this is demonstration data, the boreholes, fields, operators and
        figures are made up. They tell you nothing about what is really underground or about real companies.
        Only the map of the Netherlands and the code lists are real.
      </p>
    ),
  },
  {
    id: 'licence',
    heading: 'Reusing the data',
    text: (
      <p>
        See <TextLink address="datasetUrl">About the data</TextLink> for the licence that applies to the data
        and how to cite it. The licence does not cover logos.
      </p>
    ),
  },
  {
    id: 'others',
    heading: 'Other websites',
    text: (
      <p>
        We link to websites that we do not run and are not responsible for their content. If you find an error
        on this website, use the <TextLink address="contactUrl">contact page</TextLink> to tell us.
      </p>
    ),
  },
]

export default function Disclaimer() {
  return (
    <Prose
      lead={
        <>
          What you can expect from <Site />, and what you need to check yourself.
        </>
      }
      sections={sections}
    />
  )
}
