import { TextLink } from '../../frame/text-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'
import { Site } from '../site.tsx'

const sections: readonly Section[] = [
  {
    id: 'what',
    heading: 'What you can find here',
    text: (
      <>
        <p>
          There is oil, gas, salt and warm water deep beneath the Netherlands and the North Sea. Companies
          need a licence to explore for these resources and produce them, and they collect a lot of data along
          the way. Much of that data is public.
        </p>
        <p>
          <Site starts /> brings it together: boreholes, fields, licences, seismic surveys and monthly
          production figures. You can search and filter the data, see it on a map and download it as a
          spreadsheet.
        </p>
      </>
    ),
  },
  {
    id: 'for-whom',
    heading: 'Who it is for',
    text: (
      <p>
        Anyone can use <Site />: residents who want to know what is happening nearby, researchers and
        journalists, municipalities and provinces, and companies that use the data every day. It is free and
        you do not need an account.
      </p>
    ),
  },
  {
    id: 'origin',
    heading: 'Where the data comes from',
    text: (
      <>
        <p>
          Under the Mining Act, anyone who drills deep boreholes in the Netherlands, or produces minerals or
          geothermal heat, must report data to the government. Some of that data is public straight away and
          some only after a number of years. Each borehole and survey shows the date its data became public.
        </p>
        <p>
          Operators report production figures every month. We publish them about 8 weeks after the end of the
          month. The figures start in January 2003.
        </p>
        <p>
          See <TextLink address="datasetUrl">About the data</TextLink> to find out what data is loaded, how up
          to date it is and whether it is demonstration data.
        </p>
      </>
    ),
  },
  {
    id: 'errors',
    heading: 'If something is wrong',
    text: (
      <p>
        <Site starts /> shows what was reported to the government. If you find an error, use the ‘Report an
        error in the data’ link on the list or object, or use the{' '}
        <TextLink address="contactUrl">contact page</TextLink>. The{' '}
        <TextLink address="disclaimerUrl">disclaimer</TextLink> explains how far you can rely on the data.
      </p>
    ),
  },
  {
    id: 'privacy',
    heading: 'Your privacy',
    text: (
      <p>
        <Site starts /> does not track you. There are no advertisements and no third-party statistics. The{' '}
        <TextLink address="privacyUrl">privacy page</TextLink> explains what we record and what your browser
        remembers.
      </p>
    ),
  },
  {
    id: 'software',
    heading: 'The software',
    text: (
      <p>
        <Site starts /> is open source software under the European Union Public Licence 1.2. Anyone can use,
        inspect and improve it. Everything you see on screen is also available through an{' '}
        <a href="api/?lang=en">open API</a>. The{' '}
        <TextLink address="accessibilityUrl">accessibility statement</TextLink> says how accessible this
        website is.
      </p>
    ),
  },
]

export default function About() {
  return (
    <Prose
      lead={
        <>
          <Site starts /> makes public data about what lies deep beneath the Netherlands easy for everyone to
          find and use.
        </>
      }
      sections={sections}
    />
  )
}
