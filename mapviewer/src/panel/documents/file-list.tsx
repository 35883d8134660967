import { useSpoken } from '@datacentre/ui/speech'
import './file-list.css'

export type ListedFile = {
  readonly key: number
  readonly title: string
  /** What else there is to say, in order. */
  readonly notes: readonly string[]
  /** Where the file can be had; null where it cannot. */
  readonly address: string | null
  /** Whether that is on another site. */
  readonly isElsewhere?: boolean
}

/** The host of an address elsewhere, which tells a visitor where a link leads. */
const hostOf = (address: string): string => new URL(address).host

/** Files by name, a link only where the file itself can be had. */
export function FileList({ files }: { readonly files: readonly ListedFile[] }) {
  const { say } = useSpoken()
  return (
    <ul className="file-list">
      {files.map(({ key, title, notes, address, isElsewhere = false }) => (
        <li key={key}>
          {address === null ? (
            <span>{title}</span>
          ) : isElsewhere ? (
            <a href={address} target="_blank" rel="noopener noreferrer">
              {title}
              <span className="visually-hidden"> ({say('opensElsewhere')})</span>
            </a>
          ) : (
            <a href={address} download="">
              {title}
            </a>
          )}
          <span className="file-list-notes">
            {[
              ...notes,
              ...(address === null ? [say('object.noFile')] : []),
              ...(isElsewhere && address !== null ? [hostOf(address)] : []),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
