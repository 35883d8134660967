import { MailLink } from '../mail-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'

const sections: readonly Section[] = [
  {
    id: 'standard',
    heading: 'The standard',
    text: (
      <p>
        We build the data centre by the Web Content Accessibility Guidelines (
        <a href="https://www.w3.org/TR/WCAG22/">WCAG 2.2</a>), level AA. That is stricter than the European
        standard EN 301 549, which websites of the government must meet. This statement is about the data
        centre and the map, in Dutch and in English.
      </p>
    ),
  },
  {
    id: 'status',
    heading: 'Where we stand',
    text: (
      <>
        <p>
          There has been no independent audit yet. So we do not say that the website meets the standard in
          full. We do test every version ourselves:
        </p>
        <ul>
          <li>with an automatic check of all screens, in light and in dark colours;</li>
          <li>with the keyboard alone: searching, filtering, selecting, downloading and opening the map;</li>
          <li>for contrast, for zooming to 400 percent and for screens of 320 pixels wide.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'limits',
    heading: 'What is not good yet',
    text: (
      <ul>
        <li>
          The map is a picture. Who cannot see it finds the same data in the lists and beside the map. Charts
          have a table for the same reason.
        </li>
        <li>
          On screens between 640 and 1245 pixels wide the menu and the footer scroll sideways. On narrower
          screens they stand in one column.
        </li>
        <li>The documentation of the API exists in English only.</li>
        <li>Documents of companies, such as reports of boreholes, are not always accessible.</li>
      </ul>
    ),
  },
  {
    id: 'report',
    heading: 'Reporting a problem',
    text: (
      <>
        <p>
          Is there something you cannot read, hear or operate? Mail us at <MailLink />. Tell the address of
          the page, what goes wrong and which aids you use. Do you need data in another form? Ask for it.
        </p>
        <p>
          Are you not satisfied with our answer? Then you can complain to the{' '}
          <a href="https://www.nationaleombudsman.nl">National Ombudsman</a>.
        </p>
      </>
    ),
  },
  {
    id: 'date',
    heading: 'Date',
    text: <p>This statement was written in November 2026, on the basis of our own tests.</p>,
  },
]

export default function Accessibility() {
  return (
    <Prose
      lead="Everyone must be able to use the data centre, also those who see badly, use no mouse or need aids."
      sections={sections}
    />
  )
}
