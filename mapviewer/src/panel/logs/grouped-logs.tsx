import { documentGroup } from '@datacentre/catalogue/codes/documents'
import type { ListedLog } from '@datacentre/catalogue/wire/bodies/listed-documents'
import { SearchBox } from '@datacentre/ui/controls/search-box'
import { useSpoken } from '@datacentre/ui/speech'
import { useState } from 'react'
import { FileList, type ListedFile } from '../documents/file-list.tsx'
import './grouped-logs.css'

/** Fewer are read at a glance. */
const SEARCHED_FROM = 12

/** Longer than the name of any file. */
const LONGEST_SEARCH = 100

type GroupedLogsProps = {
  readonly logs: readonly ListedLog[]
  readonly fileOf: (log: ListedLog) => ListedFile
}

/** The log files under the group they are of; some boreholes have hundreds, which can then be searched. */
export function GroupedLogs({ logs, fileOf }: GroupedLogsProps) {
  const { say, speech } = useSpoken()
  const [searched, search] = useState('')
  const files = logs.map((log) => ({ group: log.documentGroup, file: fileOf(log) }))
  const wanted = searched.trim().toLowerCase()
  const found = files.filter(({ file }) =>
    [file.title, ...file.notes].some((text) => text.toLowerCase().includes(wanted)),
  )
  const groups = groupsOf(found.map(({ group }) => group))
  const isGrouped = groupsOf(files.map(({ group }) => group)).length > 1
  return (
    <>
      {logs.length >= SEARCHED_FROM && (
        <SearchBox
          label={say('object.logs.search')}
          placeholder={say('object.logs.search')}
          value={searched}
          onChange={search}
          maxLength={LONGEST_SEARCH}
        />
      )}
      {logs.length >= SEARCHED_FROM && (
        <p className="panel-note" role="status">
          {say('object.logs.found', { count: found.length })}
        </p>
      )}
      {groups.map((group) => (
        <div key={group ?? ''} className="log-group">
          {isGrouped && (
            <h3>{group === null ? say('object.logs.otherGroup') : speech.code('documentGroup', group)}</h3>
          )}
          <FileList files={found.filter((one) => one.group === group).map(({ file }) => file)} />
        </div>
      ))}
    </>
  )
}

/** Each group once: ours in their order, then those of the dataset, then none. */
function groupsOf(groups: readonly (string | null)[]): readonly (string | null)[] {
  const known: readonly string[] = documentGroup
  const placeOf = (group: string | null): number =>
    group === null ? Infinity : known.includes(group) ? known.indexOf(group) : known.length
  return [...new Set(groups)].toSorted((one, other) => {
    const [mine, theirs] = [placeOf(one), placeOf(other)]
    return mine === theirs ? 0 : mine - theirs
  })
}
