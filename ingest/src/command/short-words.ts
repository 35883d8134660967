import { firstUnits } from '@datacentre/catalogue/grammar/cut-text'

/** Longer than any name or path that somebody means. */
const LONGEST_WORD = 300
const SHOWN_OF_IT = 60

const TOO_LONG = new RegExp(`\\S{${LONGEST_WORD + 1},}`, 'g')

/** A line for a screen: a word without end is cut, the sentence around it stays whole. A report in a file holds all of it. */
export const withShortWords = (line: string): string =>
  line.replaceAll(TOO_LONG, (word) => `${firstUnits(word, SHOWN_OF_IT)}… (${word.length} characters)`)
