import { timings } from '@datacentre/catalogue/screen-constants'

/** Gives the browser a file to save; the address it is saved from is let go after 40 s (S9). */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  window.setTimeout(() => URL.revokeObjectURL(address), timings.downloadUrlKept)
}
