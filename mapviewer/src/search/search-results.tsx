import { useSpoken } from '@datacentre/ui/speech'
import type { MouseEvent } from 'react'
import type { SearchResult } from './search-result.ts'

type SearchResultsProps = {
  readonly ids: string
  readonly results: readonly SearchResult[]
  readonly active: number
  readonly isShown: boolean
  /** Whether the results belong to what now stands in the box. */
  readonly isSettled: boolean
  readonly hasFailed: boolean
  readonly onChoose: (result: SearchResult) => void
}

/** What was found, under the search box; how many is said too. */
export function SearchResults(props: SearchResultsProps) {
  const { ids, results, active, isShown, isSettled, hasFailed, onChoose } = props
  const { say } = useSpoken()
  const told = hasFailed
    ? say('map.search.failed')
    : isSettled && isShown
      ? say('map.search.found', { count: results.length })
      : ''
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
        {results.map((result, at) => (
          <div
            key={result.key}
            id={`${ids}${at}`}
            data-at={at}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={`search-result ${result.style}`}
          >
            <strong>{result.title}</strong>
            <span>{result.kind}</span>
            {result.about !== '' && <span className="search-result-about">{result.about}</span>}
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
