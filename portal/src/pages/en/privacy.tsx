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
        The operator of this website decides how long the log is kept. To find out, use the{' '}
        <TextLink address="contactUrl">contact page</TextLink>.
      </p>
    )
  return <p>We keep the log for {keptDays === 1 ? '1 day' : `${keptDays} days`}. Then it is deleted.</p>
}

const logSection = ({ clients, keptDays }: AccessLog): Section => ({
  id: 'log',
  heading: 'What we record',
  text: (
    <>
      <p>
        For every request from your browser, our server writes one line in a log. This helps us find faults
        and misuse. The line contains:
      </p>
      <ul>
        <li>the time, and a number that belongs to this request only</li>
        <li>the kind of page or data you asked for, such as the list of boreholes</li>
        <li>whether it worked, how many bytes we sent and how long it took</li>
        {clients && <li>your IP address</li>}
      </ul>
      <p>
        The log does not contain what you searched for, which filters you chose or which browser you use.
        {!clients && ' It does not contain your IP address either.'}
      </p>
      <Kept keptDays={keptDays} />
    </>
  ),
})

const sections: readonly Section[] = [
  {
    id: 'address',
    heading: 'Your filters and searches',
    text: (
      <>
        <p>
          What you choose and search for in a list is part of the page’s address, so that you can share or
          bookmark it. Keep this in mind when you send someone the address. Your browser also keeps it in its
          history.
        </p>
        <ul>
          <li>Filtering a list happens in your own browser. Nothing is sent.</li>
          <li>
            Your browser sends the page’s address along when it requests something from our server, for
            example when you open an address that contains filters. We do not record it.
          </li>
          <li>
            When you download, your browser sends which rows you want. It sends the filters in a header,
            because they appear on the second sheet of the spreadsheet. After that they are gone.
          </li>
          <li>For production figures and searches on the map, your request goes to our server.</li>
          <li>
            If you follow a link to another website, that website can see that you came from us, but not from
            which page.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'browser',
    heading: 'What your browser remembers',
    text: (
      <ul>
        <li>
          There is one cookie: XSRF-TOKEN. It is a random number that protects against misuse. It says nothing
          about you and disappears when you close the browser.
        </li>
        <li>
          The tab’s session storage holds your last filters, whether you opened or closed them, and the rows
          you selected, so that a list comes back as you left it. When you switch language, it briefly holds a
          marker as well. All of it disappears when you close the tab.
        </li>
      </ul>
    ),
  },
]

const othersSection = (baseMap: BaseMap | null): Section => ({
  id: 'others',
  heading: 'Third parties',
  text: (
    <>
      <p>
        You do not need an account. There are no advertisements and no third-party statistics. We do not pass
        on anything about you.
      </p>
      {baseMap === null ? (
        <p>Our pages load nothing from other websites.</p>
      ) : (
        <p>
          The map can show a background that comes from {tileHost(baseMap)}. That website then receives your
          IP address and can see which part of the map you are looking at. Apart from that, our pages load
          nothing from other websites.
        </p>
      )}
    </>
  ),
})

const rights: Section = {
  id: 'rights',
  heading: 'Questions and complaints',
  text: (
    <p>
      If you have a question about your privacy, use the{' '}
      <TextLink address="contactUrl">contact page</TextLink>. If you email us, we use your details only to
      reply. If we cannot resolve your complaint, you can take it to the Dutch Data Protection Authority
      (Autoriteit Persoonsgegevens).
    </p>
  ),
}

export default function Privacy() {
  const { accessLog, baseMap } = useInstallation().config
  return (
    <Prose
      lead={
        <>
          <Site starts /> does not track you. This page explains what we record and what your browser
          remembers.
        </>
      }
      sections={[logSection(accessLog), ...sections, othersSection(baseMap), rights]}
    />
  )
}
