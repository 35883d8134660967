import { useSpoken } from '@datacentre/ui/speech'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallFailed } from './call-failed.tsx'
import { Section } from './section.tsx'

type SectionOfCallProps<Answer> = {
  readonly title: string
  readonly query: UseQueryResult<Answer | null>
  readonly children: (answer: Answer) => ReactNode
}

/** A part of a panel whose data come by a call of their own; it is left out where there are none. */
export function SectionOfCall<Answer>({ title, query, children }: SectionOfCallProps<Answer>) {
  const { say } = useSpoken()
  const { data, isPending, isError, refetch } = query
  if (data === null || (Array.isArray(data) && data.length === 0)) return null
  return (
    <Section title={title}>
      {isPending && <p className="panel-note">{say('loading')}</p>}
      {isError && <CallFailed onRetry={() => void refetch()} />}
      {data !== undefined && children(data)}
    </Section>
  )
}
