import { ask } from '@datacentre/client/calls/ask'
import { Queries } from '@datacentre/client/calls/queries'
import '@datacentre/ui/controls/button.css'
import { useSpoken } from '@datacentre/ui/speech'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Prose } from '../prose.tsx'
import { Blocks } from './blocks.tsx'
import { inSections } from './in-sections.ts'
import { Spans } from './spans.tsx'

type WrittenProseProps = { readonly name: string; readonly waiting?: ReactNode }

/** What the organisation wrote on a page, fetched when it is opened. */
export default function WrittenProse(props: WrittenProseProps) {
  return (
    <Queries>
      <Fetched {...props} />
    </Queries>
  )
}

function Fetched({ name, waiting }: WrittenProseProps) {
  const { say, language } = useSpoken()
  const { data, isError, refetch } = useQuery({
    queryKey: ['page', name, language],
    queryFn: ({ signal }) => ask('page', { inPath: { name }, query: { lang: language }, signal }),
  })
  if (isError) {
    return (
      <div role="alert">
        <p>{say('page.broken.text')}</p>
        {/* Not the control, which brings a tooltip: a page to read has no other button. */}
        <button type="button" className="button button-primary" onClick={() => void refetch()}>
          {say('list.failed.tryAgain')}
        </button>
      </div>
    )
  }
  if (data === undefined) return waiting
  const { lead, opening, sections } = inSections(data.blocks)
  return (
    <Prose
      {...(lead !== null && { lead: <Spans spans={lead} /> })}
      opening={<Blocks blocks={opening} />}
      sections={sections.map(({ id, heading, blocks }) => ({
        id,
        heading,
        text: <Blocks blocks={blocks} />,
      }))}
    />
  )
}
