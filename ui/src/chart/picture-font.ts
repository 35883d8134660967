import address from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'

export const FONT = "'Source Sans 3', 'Source Sans Pro', Helvetica, Arial, sans-serif"

let made: Promise<string> | undefined

/** The page's typeface as a rule that a picture carries along, because a picture can load nothing. */
export function fontRule(): Promise<string> {
  made ??= fetchRule().catch((error: unknown) => {
    made = undefined
    throw error
  })
  return made
}

async function fetchRule(): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return `@font-face{font-family:'Source Sans 3';font-weight:200 900;src:url(data:font/woff2;base64,${btoa(text)})}`
}

/** A text in as many lines as it needs, each no wider than there is room. */
export function linesThatFit(text: string, { font, width }: { font: string; width: number }): string[] {
  const pen = document.createElement('canvas').getContext('2d')
  if (pen === null) return [text]
  pen.font = font
  const lines: string[] = []
  // Between words, and between the parameters of an address.
  for (const part of text.split(/(?<= |[&?](?! ))/)) {
    const longer = `${lines.at(-1) ?? ''}${part}`
    if (lines.length > 0 && pen.measureText(longer.trimEnd()).width <= width) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines.map((line) => line.trimEnd())
}
