/** An element of XML, its text without that of its parts. */
export type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly parts: Element[]
  text: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#13': '\r',
}

/** Text without references; a sign that XML does not allow is refused. */
function plain(text: string): string {
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/.test(text)) throw new Error(`a sign of ${text}`)
  return text.replaceAll(/&([^;]*;?)/g, (_, name: string) => {
    const sign = name.endsWith(';') ? ENTITIES[name.slice(0, -1)] : undefined
    if (sign === undefined) throw new Error(`&${name} is no reference`)
    return sign
  })
}

/** Reads XML as strictly as any program does: what is not well-formed is refused. */
export function readXml(xml: string): Element {
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '')
  const root: Element = { name: '', attributes: {}, parts: [], text: '' }
  const open = [root]
  for (const [, tag, text = ''] of body.matchAll(/<([^<>]*)>|([^<>]+)|[<>]/g)) {
    const inside = open.at(-1)!
    if (tag === undefined) {
      inside.text += plain(text)
      continue
    }
    if (tag.startsWith('/')) {
      if (tag.slice(1) !== inside.name) throw new Error(`<${tag}> closes <${inside.name}>`)
      open.pop()
      continue
    }
    const [, name, rest = '', end] = /^([\w:]+)((?:\s+[\w:]+="[^"]*")*)(\/?)$/.exec(tag) ?? []
    if (name === undefined) throw new Error(`<${tag}> is no tag`)
    const attributes = Object.fromEntries(
      [...rest.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, plain(value)]),
    )
    const element: Element = { name, attributes, parts: [], text: '' }
    inside.parts.push(element)
    if (end !== '/') open.push(element)
  }
  const [only, ...others] = root.parts
  if (open.length > 1 || only === undefined || others.length > 0) throw new Error('there is not one root')
  return only
}
