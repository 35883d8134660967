import { useSpoken } from '@datacentre/ui/speech'
import './file-list.css'

export type ListedFile = {
  readonly key: number
  readonly title: string
  /** What else there is to say, in order. */
  readonly notes: readonly string[]
  /** Where the file can be had; null where it cannot. */
  readonly address: string | null
}

/** Files by name, a link only where the file itself can be had. */
export function FileList({ files }: { readonly files: readonly ListedFile[] }) {
  const { say } = useSpoken()
  return (
    <ul className="file-list">
      {files.map(({ key, title, notes, address }) => (
        <li key={key}>
          {address === null ? (
            <span>{title}</span>
          ) : (
            <a href={address} download="">
              {title}
            </a>
          )}
          <span className="file-list-notes">
            {[...notes, ...(address === null ? [say('object.noFile')] : [])].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
