import { useSpoken } from '@datacentre/ui/speech'
import type { MouseEvent } from 'react'
import type { Say } from '@datacentre/catalogue/texts/speak-from'
import type { SearchResult } from './search-result.ts'

type SearchResultsProps = {
  readonly ids: string
  readonly results: readonly SearchResult[]
  readonly active: number
  readonly isShown: boolean
  /** Whether the results belong to what now stands in the box. */
  readonly isSettled: boolean
  readonly hasFailed: boolean
  /** The place that the map was last sent to; null once the visitor looks for something else. */
  readonly arrivedAt: string | null
  readonly onChoose: (result: SearchResult) => void
}

/** What was found, under the search box; how many is said too. */
export function SearchResults(props: SearchResultsProps) {
  const { ids, results, active, isShown, onChoose } = props
  const { say } = useSpoken()
  const told = toldOf(props, say)
  const isGrouped = results.some(({ group }) => group === 'towns')
  const choose = (event: MouseEvent): void => {
    const entry = event.target instanceof Element ? event.target.closest<HTMLElement>('[role=option]') : null
    const result = results[Number(entry?.dataset['at'])]
    if (result !== undefined) onChoose(result)
  }
  return (
    <>
      {/* One listener serves all; the keys are those of the box, which keeps the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
      <div
        id={`${ids}list`}
        className="search-results"
        role="listbox"
        tabIndex={-1}
        aria-label={say('map.search')}
        hidden={!isShown || results.length === 0}
        onPointerDown={(event) => event.preventDefault()}
        onClick={choose}
      >
        {groupsOf(results).map(({ group, members }) => (
          <div
            key={group}
            role={isGrouped ? 'group' : 'presentation'}
            aria-labelledby={isGrouped ? `${ids}${group}` : undefined}
          >
            {isGrouped && (
              <p id={`${ids}${group}`} className="search-group" role="presentation">
                {say(`map.search.group.${group}`)}
              </p>
            )}
            {members.map(({ result, at }) => (
              <Result key={result.key} id={`${ids}${at}`} at={at} result={result} isActive={at === active} />
            ))}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={isShown && results.length === 0 && told !== '' ? 'search-none' : 'visually-hidden'}
      >
        {told}
      </p>
    </>
  )
}

type Member = { readonly result: SearchResult; readonly at: number }

/** The results by their group, in the order they have; the arrow keys go through all of them. */
function groupsOf(results: readonly SearchResult[]) {
  const members = results.map((result, at): Member => ({ result, at }))
  return [...new Set(results.map(({ group }) => group))].map((group) => ({
    group,
    members: members.filter(({ result }) => result.group === group),
  }))
}

/** What is said of the search: how much it found, or where a choice brought the map. */
function toldOf(props: SearchResultsProps, say: Say): string {
  const { results, isShown, isSettled, hasFailed, arrivedAt } = props
  if (!isShown && arrivedAt !== null) return say('map.search.arrived', { name: arrivedAt })
  if (hasFailed) return say('map.search.failed')
  return isSettled && isShown ? say('map.search.found', { count: results.length }) : ''
}

type ResultProps = Member & { readonly id: string; readonly isActive: boolean }

function Result({ id, at, result, isActive }: ResultProps) {
  return (
    <div
      id={id}
      data-at={at}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={`search-result ${result.style}`}
    >
      <strong>{result.title}</strong>
      <span>{result.kind}</span>
      {result.about !== '' && <span className="search-result-about">{result.about}</span>}
    </div>
  )
}
