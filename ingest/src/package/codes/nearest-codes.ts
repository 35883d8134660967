import { codeLists, type CodeListName } from '@datacentre/catalogue/codes/index'
import { editDistance } from '@datacentre/catalogue/settings/edit-distance'
import { sayCode } from '@datacentre/catalogue/texts/index'

const MOST = 3

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

/** How many letters may differ: two in a word of eight. */
const lettersApart = (length: number): number => length / 4

/** The codes of a list that may be meant by one it does not have: by their text in either language, or nearly spelt so. */
export function nearestCodes(list: CodeListName, written: string): string[] {
  const asked = plain(written)
  const atMost = lettersApart(asked.length)
  const codes: readonly string[] = codeLists[list]
  const ranked = codes.flatMap((code) => {
    const texts = [code, ...(['nl', 'en'] as const).map((language) => sayCode(language, list, code))]
    const distance = Math.min(...texts.map((text) => editDistance(asked, plain(text), atMost)))
    return distance <= atMost ? [{ code, distance }] : []
  })
  const sorted = ranked.toSorted((one, other) => one.distance - other.distance)
  const [best] = sorted
  const isExact = best?.distance === 0
  return sorted
    .filter(({ distance }) => !isExact || distance === 0)
    .slice(0, MOST)
    .map(({ code }) => `${code} (${sayCode('nl', list, code)}, ${sayCode('en', list, code)})`)
}
