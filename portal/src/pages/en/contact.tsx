import { TextLink } from '../../frame/text-link.tsx'
import { MailLink } from '../mail-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'

const sections: readonly Section[] = [
  {
    id: 'mail',
    heading: 'Ask a question',
    text: (
      <>
        <p>
          Email your question to <MailLink />. You can write in Dutch or English.
        </p>
        <p>You may find the answer on one of these pages:</p>
        <ul>
          <li>
            <TextLink address="quickstartUrl">Quickstart</TextLink>: how to search, filter and download.
          </li>
          <li>
            <TextLink address="datasetUrl">About the data</TextLink>: what data is loaded.
          </li>
          <li>
            <a href="api/?lang=en">API documentation</a>: how to get the data with a script.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'error',
    heading: 'Report an error in the data',
    text: (
      <>
        <p>
          Every list and every object has a ‘Report an error in the data’ link. It opens an email with the
          name already filled in. Tell us:
        </p>
        <ul>
          <li>which borehole, field, licence or figure it is about</li>
          <li>what it says now and what you think it should say</li>
          <li>how you know, for example from a report</li>
        </ul>
      </>
    ),
  },
  {
    id: 'website',
    heading: 'A problem with the website',
    text: (
      <p>
        If something does not work, email us the address of the page, what you were doing and which browser
        you use. If there is something you cannot read or use, see the{' '}
        <TextLink address="accessibilityUrl">accessibility statement</TextLink>.
      </p>
    ),
  },
  {
    id: 'elsewhere',
    heading: 'What we cannot help with',
    text: (
      <p>
        We do not grant licences and do not handle damage claims. Call 112 in an emergency. The{' '}
        <TextLink address="linksUrl">Links</TextLink> page tells you where to report an earthquake or damage
        caused by mining.
      </p>
    ),
  },
]

export default function Contact() {
  return (
    <Prose
      lead="If you have a question or have found an error, we would like to hear from you."
      sections={sections}
    />
  )
}
