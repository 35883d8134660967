import { extname } from 'node:path'
import { firstUnits, wellFormed } from '@datacentre/catalogue/grammar/cut-text'

/** File systems take names of 255 bytes; a character has one of them at the least. */
const LONGEST_NAME = 255

/** A name that is too long loses the end of its stem: never half a character, nor the extension that says what it is. */
function fitting(name: string): string {
  const extension = firstUnits(extname(name), LONGEST_NAME)
  const stem = name.slice(0, name.length - extension.length)
  return wellFormed(firstUnits(stem, LONGEST_NAME - extension.length) + extension)
}

/**
 * The name to save a file under, for old callers and, where it has other signs than theirs, for new ones (RFC 6266):
 * what a file name cannot hold becomes a line.
 */
export function asAttachment(name: string): string {
  const safe = fitting(name).replaceAll(/[\u0000-\u001f\u007f"*/:<>?\\|]/g, '_')
  const plain = safe
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\u0020-\u007e]/g, '_')
  const attachment = `attachment; filename="${plain}"`
  if (plain === safe) return attachment
  const encoded = encodeURIComponent(safe).replaceAll(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `${attachment}; filename*=UTF-8''${encoded}`
}
