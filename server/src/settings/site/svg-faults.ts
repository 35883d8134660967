/** An element by its local name, whatever its prefix: a prefix can stand for any namespace. */
const element = (...names: readonly string[]): RegExp =>
  new RegExp(String.raw`<(?:[^\s<>/:=]+:)?(?:${names.join('|')})(?=[\s/>]|$)`, 'i')

/** An attribute with its value, of any prefix. It is looked for anywhere, so that no quotation mark can hide it. */
const attribute = (name: string, value: string): RegExp =>
  new RegExp(String.raw`(?<![\w.-])(?:[\w.-]+:)?${name}\s*=\s*["']${value}`, 'i')

/** What cannot lead to another host: a part of the picture itself, or a picture written out in it. */
const WITHIN = String.raw`(?:#|data:image/(?:png|jpeg|gif|webp)[;,])`

const IS_PICTURE = element('svg')

/** What a picture of the site may not hold; it may also be opened by itself, and then runs and loads as a page does. */
const REFUSED: readonly (readonly [sign: RegExp, what: string])[] = [
  [element('script', 'handler', 'listener'), 'holds a script'],
  [/(?<![\w.-])(?:[\w.-]+:)?on[a-z]+\s*=/i, 'holds a script in an attribute such as onload'],
  [element('foreignObject', 'iframe', 'object', 'embed'), 'holds HTML or another document'],
  [/http:\/\/www\.w3\.org\/1999\/xhtml/i, 'holds HTML or another document'],
  [/<!(?:ENTITY|ATTLIST|ELEMENT|NOTATION)/i, 'holds entities or other declarations'],
  [/<\?xml-stylesheet/i, 'holds a link to a style sheet'],
  [
    attribute('href', `(?!["']|${WITHIN})`),
    'holds a link: href may lead only to a part of the picture, such as #mark',
  ],
  [attribute('attributeName', '(?:[^"\':]*:)?href'), 'holds a link that changes'],
  [/(?<![\w.-])xml:base\s*=/i, 'holds xml:base, which leads its links elsewhere'],
  [/@import|image-set\(/i, 'holds a style that loads something else'],
  [new RegExp(String.raw`url\((?!\s*["']?${WITHIN})`, 'i'), 'holds a style that loads something else'],
]

/** What keeps an SVG file from being a plain picture, as the end of a sentence; null where it is one. */
export function svgFault(svg: string): string | null {
  if (!IS_PICTURE.test(svg)) return 'is no SVG picture'
  const plain = withoutReferences(svg)
  const readings = [svg, plain, withoutCssEscapes(plain)]
  const [, what] = REFUSED.find(([sign]) => readings.some((reading) => sign.test(reading))) ?? []
  if (what !== undefined) return what
  // A browser leaves out line ends and tabs within an address.
  return /(?:java|vb)script:/i.test(plain.replaceAll(/\s/g, '')) ? 'holds a script in an address' : null
}

const character = (code: number): string => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

/** With the characters that are written as their number, such as `&#x6a;` for a j. */
const withoutReferences = (svg: string): string =>
  svg.replaceAll(/&#(?:x([0-9a-f]+)|(\d+));/gi, (_, hex?: string, decimal?: string) =>
    character(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)),
  )

/** With the characters that a style may escape, such as `\72` for an r. */
const withoutCssEscapes = (svg: string): string =>
  svg.replaceAll(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, hex?: string, sign?: string) =>
    hex === undefined ? (sign ?? '') : character(Number.parseInt(hex, 16)),
  )
