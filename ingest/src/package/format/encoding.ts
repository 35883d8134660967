import { textOrNull } from '../geojson/json.ts'

const USUAL = 'utf-8'

type Refuse = (key: string, value: unknown, rule: string) => null

/** The encoding of a file as a TextDecoder names it, such as `windows-1252`; null, told, for one that nobody knows. */
export function readEncoding(given: unknown, refuse: Refuse): string | null {
  const label = textOrNull(given) ?? USUAL
  try {
    return new TextDecoder(label.replace(/^cp-?(\d+)$/i, 'windows-$1').replace(/^utf8$/i, USUAL)).encoding
  } catch {
    return refuse(
      'encoding',
      label,
      'must be an encoding such as utf-8, windows-1252, iso-8859-15 or utf-16le',
    )
  }
}
