import { TextLink } from '../../frame/text-link.tsx'
import { MailLink } from '../mail-link.tsx'
import { Prose } from '../prose.tsx'
import type { Section } from '../section.ts'

const sections: readonly Section[] = [
  {
    id: 'mail',
    heading: 'Asking a question',
    text: (
      <>
        <p>
          Mail your question to <MailLink />. You may write in Dutch or in English.
        </p>
        <p>Perhaps one of these pages has the answer already:</p>
        <ul>
          <li>
            <TextLink address="quickstartUrl">Quickstart</TextLink>: how to search, filter and download.
          </li>
          <li>
            <TextLink address="datasetUrl">About the data</TextLink>: which data are loaded.
          </li>
          <li>
            <a href="api/">Documentation of the API</a>: how a script asks for the data.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'error',
    heading: 'Reporting an error in the data',
    text: (
      <>
        <p>
          Every list and every object has the link ‘Report an error in the data’. It opens a mail in which the
          name is filled in already. Then tell us:
        </p>
        <ul>
          <li>which borehole, field, licence or figure it is about;</li>
          <li>what it says, and what you think it should say;</li>
          <li>how you know, from a report for example.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'website',
    heading: 'A problem with the website',
    text: (
      <p>
        Does something not work? Mail us the address of the page, what you did, and which browser you use. Is
        there something you cannot read or operate? See the{' '}
        <TextLink address="accessibilityUrl">accessibility statement</TextLink> too.
      </p>
    ),
  },
  {
    id: 'elsewhere',
    heading: 'What others are for',
    text: (
      <p>
        We grant no licences and settle no damage. In danger, call 112. The page{' '}
        <TextLink address="linksUrl">Links</TextLink> tells where to report an earthquake or damage by mining.
      </p>
    ),
  },
]

export default function Contact() {
  return (
    <Prose lead="Do you have a question, or do you see an error? We like to hear it." sections={sections} />
  )
}
