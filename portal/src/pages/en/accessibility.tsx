import { useInstallation } from '@datacentre/client/installation/installation'
import { AccessibilityResults } from '../accessibility-results.tsx'
import { MailLink } from '../mail-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'
import { Site } from '../site.tsx'

/** The ombudsman of our own country; a site of another one has no answer here. */
function Complaint() {
  const { site } = useInstallation().config
  if (site.country !== null) return null
  return (
    <p>
      If you are not happy with our response, you can complain to the{' '}
      <a href="https://www.nationaleombudsman.nl">National Ombudsman</a>.
    </p>
  )
}

const sections: readonly Section[] = [
  {
    id: 'standard',
    heading: 'The standard',
    text: (
      <p>
        We build <Site /> to meet the Web Content Accessibility Guidelines (
        <a href="https://www.w3.org/TR/WCAG22/">WCAG 2.2</a>) at level AA. This is stricter than the European
        standard EN 301 549, which government websites must meet. This statement covers <Site /> and the map,
        in Dutch and in English.
      </p>
    ),
  },
  {
    id: 'status',
    heading: 'How accessible this website is',
    text: (
      <>
        <p>
          The website has not been independently audited yet, so we cannot say that it fully meets the
          standard. We test every version ourselves, in a real browser and with as much data as a whole
          country has. The latest test found:
        </p>
        <AccessibilityResults
          sentences={{
            axe: (count, tool) =>
              `Automated check (${tool}): screens looked at ${count} times, wide and narrow, in light and dark mode. No faults found.`,
            names: (count) => `Screen reader: all ${count} buttons, links and fields have a name.`,
            keyboard: (count) =>
              `Keyboard: ${count} steps with the Tab key, forwards and back. You can always see where you are.`,
            reflow: (count) =>
              `Zoom to 200% and 400%: ${count} screens fit the window. You do not have to scroll sideways to read.`,
            spacing: (count) =>
              `More space between letters, words and lines: ${count} screens remain readable.`,
            forcedColours: (count) =>
              `Your own colours, such as high contrast: you can still see where you are on ${count} screens.`,
            motion: (count) =>
              `Reduced motion: nothing moves on ${count} screens if you have asked for that.`,
          }}
        />
        <p>
          We also search, filter, select and download using only a keyboard, and measure the contrast of every
          colour. We have not yet tested with people who use a screen reader.
        </p>
      </>
    ),
  },
  {
    id: 'limits',
    heading: 'What is not accessible yet',
    text: (
      <ul>
        <li>
          The map is an image. If you cannot see it, you can find the same data in the lists and in the panel
          next to the map. Charts have a table for the same reason.
        </li>
        <li>
          On screens between 640 and 1245 pixels wide, the menu and the footer scroll sideways. On narrower
          screens they are shown in one column.
        </li>
        <li>Documents supplied by companies, such as borehole reports, are not always accessible.</li>
      </ul>
    ),
  },
  {
    id: 'report',
    heading: 'Reporting a problem',
    text: (
      <>
        <p>
          If there is something you cannot read, hear or use, email us at <MailLink />. Tell us the address of
          the page, what went wrong and what assistive technology you use. You can also ask us for data in a
          different format.
        </p>
        <Complaint />
      </>
    ),
  },
  {
    id: 'date',
    heading: 'Date',
    text: <p>This statement was prepared in November 2026, based on our own tests.</p>,
  },
]

export default function Accessibility() {
  return (
    <Prose
      lead={
        <>
          We want everyone to be able to use <Site />, including people with low vision, people who do not use
          a mouse and people who use assistive technology.
        </>
      }
      sections={sections}
    />
  )
}
