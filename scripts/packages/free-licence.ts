/**
 * Licences by which anybody may use, change and pass on what ships, by their SPDX names: all are approved by the Open Source
 * Initiative or, for fonts and data, by the Free Software Foundation. None asks that our own work be under it.
 */
const FREE = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'EUPL-1.2',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** Whether an SPDX expression gives us a free licence: one of those joined by OR, each of those joined by AND. */
export function isFree(expression: string): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? []
  const rest = [...words]
  const either = (): boolean => {
    let free = both()
    while (rest[0] === 'OR') {
      rest.shift()
      free = both() || free
    }
    return free
  }
  const both = (): boolean => {
    let free = one()
    while (rest[0] === 'AND') {
      rest.shift()
      free = one() && free
    }
    return free
  }
  const one = (): boolean => {
    const word = rest.shift()
    if (word !== '(') return word !== undefined && FREE.includes(word)
    const free = either()
    return rest.shift() === ')' && free
  }
  const free = either()
  // What is left over is no expression that we can read, such as an exception to a licence.
  return free && rest.length === 0
}
