import { TextLink } from '../../frame/text-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'

const sections: readonly Section[] = [
  {
    id: 'what',
    heading: 'What the data centre is',
    text: (
      <>
        <p>
          Deep under the Netherlands and the North Sea lie oil, gas, salt and warm water. Companies explore
          for them and produce them. That takes a licence, and much is measured along the way. A large part of
          those data is public.
        </p>
        <p>
          The data centre brings them together: boreholes, fields, licences, seismic surveys and the
          production of every month. You can search and filter, look at the map and take everything home as a
          spreadsheet.
        </p>
      </>
    ),
  },
  {
    id: 'for-whom',
    heading: 'For whom',
    text: (
      <p>
        For everyone. For those who want to know what happens nearby, for researchers and journalists, for
        municipalities and provinces, and for companies that work with these data every day. You need no
        account and pay nothing.
      </p>
    ),
  },
  {
    id: 'origin',
    heading: 'Where the data come from',
    text: (
      <>
        <p>
          Whoever drills deep in the Netherlands, or produces minerals or geothermal energy, must give data on
          it to the government. The Mining Act says so. Some data are public at once, others only after a
          number of years. A borehole or survey tells from when its data are public.
        </p>
        <p>
          Operators report production figures per month. They appear about eight weeks after the month they
          are about. The figures start in January 2003.
        </p>
        <p>
          Which data are loaded now, of which date, and whether they are demonstration data, is on the page{' '}
          <TextLink address="datasetUrl">About the data</TextLink>.
        </p>
      </>
    ),
  },
  {
    id: 'errors',
    heading: 'When something is wrong',
    text: (
      <p>
        The data centre shows what was reported. Do you see an error? Then use the link ‘Report an error in
        the data’ at the list or the object, or go to <TextLink address="contactUrl">Contact</TextLink>. What
        you may expect of the data is in the <TextLink address="disclaimerUrl">disclaimer</TextLink>.
      </p>
    ),
  },
  {
    id: 'privacy',
    heading: 'Your privacy',
    text: (
      <>
        <p>
          The data centre does not follow you. There are no advertisements and no statistics by others, and
          the pages load nothing from other websites.
        </p>
        <ul>
          <li>One cookie (XSRF-TOKEN) guards against abuse. It says nothing about you.</li>
          <li>
            Your last filters are kept in your own browser for as long as the tab is open. They are not sent
            anywhere.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'software',
    heading: 'The software',
    text: (
      <p>
        The software of the data centre is open source, under the European Union Public Licence 1.2. Anyone
        may use, read and improve it. Everything you see on screen can also be asked for through an{' '}
        <a href="api/">open API</a>. How accessible the website is, you read in the{' '}
        <TextLink address="accessibilityUrl">accessibility statement</TextLink>.
      </p>
    ),
  },
]

export default function About() {
  return (
    <Prose
      lead="The data centre makes public data on the deep subsurface of the Netherlands easy to find and to use, for everyone."
      sections={sections}
    />
  )
}
