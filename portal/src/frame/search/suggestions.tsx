import { SEARCH_PARAMETER, SEARCH_PATH, type Found } from '@datacentre/catalogue/wire/found'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { call } from '@datacentre/client/calls/call'
import { useSpoken } from '@datacentre/ui/speech'
import { useEffect, useEffectEvent, useState } from 'react'
import { hrefOf } from '../../address/address.ts'
import { choicesOf, MOST_OF_A_KIND, type Choice } from './choice.ts'
import './suggestions.css'

/** A suggestion that comes late is none. */
const PAUSE_MS = 150

type SuggestionsProps = {
  readonly ids: string
  /** What stands in the box, without spaces around it. */
  readonly text: string
  readonly active: number
  /** Told what can be chosen now, in its order. */
  readonly onChoices: (choices: readonly Choice[]) => void
}

type Answer = { readonly text: string; readonly found: Found | null }

/** What fits what is typed, by kind, under the box; the box itself has the keys and the focus. */
export default function Suggestions({ ids, text, active, onChoices }: SuggestionsProps) {
  const { say, language } = useSpoken()
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    const ask = async (): Promise<void> => {
      const query = { [SEARCH_PARAMETER]: text, f: 'json', limit: String(MOST_OF_A_KIND), lang: language }
      const response = await call({ method: 'GET', path: SEARCH_PATH }, { query, signal: abort.signal })
      setAnswer({ text, found: (await response.json()) as Found })
    }
    const fail = (): void => {
      if (!abort.signal.aborted) setAnswer({ text, found: null })
    }
    const timer = setTimeout(() => ask().catch(fail), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [text, language])

  const found = answer?.found ?? null
  const groups =
    found === null || found.count === 0
      ? []
      : choicesOf(found, {
          title: say('siteSearch.all', { count: found.count }),
          address: hrefOf(
            withLanguage(
              `${SEARCH_PATH}?${new URLSearchParams({ [SEARCH_PARAMETER]: found.text })}`,
              language,
            ),
          ),
          about: '',
        })
  const choices = groups.flatMap((group) => group.choices)
  const tell = useEffectEvent((told: Answer | null) => {
    if (told !== null) onChoices(choices)
  })
  useEffect(() => tell(answer), [answer])

  // It may lie below what is in view.
  useEffect(() => {
    if (active >= 0) document.getElementById(`${ids}${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [ids, active])

  const told = answer === null ? '' : toldOf(answer.found, choices.length, say)
  return (
    <>
      <div
        id={`${ids}list`}
        className="site-suggestions"
        role="listbox"
        tabIndex={-1}
        aria-label={say('siteSearch.label')}
        hidden={choices.length === 0}
        // The box keeps the focus.
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map(({ id, title, choices: members }) => (
          <div key={id} role={title === null ? 'presentation' : 'group'} aria-label={title ?? undefined}>
            {title !== null && (
              <p className="site-suggestions-kind" role="presentation">
                {title}
              </p>
            )}
            {members.map((choice) => (
              <Suggestion
                key={choice.address}
                id={`${ids}${choices.indexOf(choice)}`}
                choice={choice}
                isActive={choices.indexOf(choice) === active}
              />
            ))}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={choices.length === 0 && told !== '' ? 'site-suggestions-none' : 'visually-hidden'}
      >
        {told}
      </p>
    </>
  )
}

function toldOf(found: Found | null, suggested: number, say: ReturnType<typeof useSpoken>['say']): string {
  if (found === null) return say('siteSearch.failed')
  // The last choice is no suggestion: it leads to all results.
  return suggested === 0 ? say('siteSearch.none') : say('siteSearch.found', { count: suggested - 1 })
}

type SuggestionProps = { readonly id: string; readonly choice: Choice; readonly isActive: boolean }

function Suggestion({ id, choice: { title, address, about }, isActive }: SuggestionProps) {
  return (
    <a
      id={id}
      className="site-suggestion"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      href={address}
    >
      <strong>{title}</strong>
      {about !== '' && <span>{about}</span>}
    </a>
  )
}
