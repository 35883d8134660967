import type { Register } from '../../grammar/register.ts'
import { SEARCH_LENGTH } from '../../screen-constants.ts'

const ASCII = /^[\u0000-\u007f]*$/
const MARKS = /\p{M}/gu

/** Text as it is compared in a search: without regard to case and diacritics (S5, D10). */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return ASCII.test(lower) ? lower : lower.normalize('NFD').replace(MARKS, '')
}

/** What is asked of a search box, folded; the empty string asks nothing. */
export const searchFor = (typed: string): string => fold(typed.slice(0, SEARCH_LENGTH)).trim()

/** Where a register's search looks: in names, or in names and codes (S5). */
export const searchedIn = ({ searchedBy }: Pick<Register, 'searchedBy'>): 'name' | 'nameOrCode' =>
  searchedBy.length > 1 ? 'nameOrCode' : 'name'

/** What a row is found by: its searched columns, folded, one after the other. */
export const searchKey = (values: readonly (string | null)[]): string =>
  fold(values.filter((value) => value !== null).join(' '))
