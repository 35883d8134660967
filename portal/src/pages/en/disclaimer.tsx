import { TextLink } from '../../frame/text-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'

const sections: readonly Section[] = [
  {
    id: 'data',
    heading: 'The data',
    text: (
      <>
        <p>
          The data were reported by companies and authorities and processed with care. Yet they may hold
          errors, and data may be missing or out of date. Of old boreholes above all, not everything is known.
        </p>
        <ul>
          <li>A dash means that a value is not known or was not reported. It does not mean zero.</li>
          <li>Production figures may be corrected later, also those of past years.</li>
          <li>Wells and fields lie where they were measured, as precisely as was done in their time.</li>
          <li>The spreadsheets and the API give the same values as the screen.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'use',
    heading: 'Your use of them',
    text: (
      <>
        <p>
          You use the data at your own responsibility. No rights can be derived from them. Do not base a
          decision on safety, digging, drilling or a licence on the data centre alone: ask for the licence or
          the survey itself from the authority that keeps it.
        </p>
        <p>
          We are not liable for damage by errors in the data, by their use, or because the data centre cannot
          be reached for a while.
        </p>
      </>
    ),
  },
  {
    id: 'demonstration',
    heading: 'Demonstration data',
    text: (
      <p>
        Does the top of the page say that these are demonstration data? Then the boreholes, fields, operators
        and figures are invented. They say nothing about the real subsurface or about real companies. Only the
        map of the Netherlands and the code lists are real.
      </p>
    ),
  },
  {
    id: 'licence',
    heading: 'Using the data elsewhere',
    text: (
      <p>
        Under which licence you may use the data, and how to cite the source, is on the page{' '}
        <TextLink address="datasetUrl">About the data</TextLink>. That licence does not cover logos.
      </p>
    ),
  },
  {
    id: 'others',
    heading: 'Websites of others',
    text: (
      <p>
        We refer to websites that we do not run. We are not responsible for what they say. Do you see an error
        on this website? Tell us by way of <TextLink address="contactUrl">Contact</TextLink>.
      </p>
    ),
  },
]

export default function Disclaimer() {
  return (
    <Prose
      lead="What you may expect of the data centre, and what you have to check yourself."
      sections={sections}
    />
  )
}
