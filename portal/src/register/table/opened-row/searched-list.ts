import { registerEntries, type RegisterId } from '@datacentre/catalogue/grammar/identity'
import { toAddress } from '@datacentre/catalogue/list/address'
import type { Language } from '@datacentre/catalogue/texts/index'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { hrefOf } from '../../../address/address.ts'

/** The list of a register with what a name finds there. */
export function searchedList(register: RegisterId, name: string, language: Language): string {
  const { route } = registerEntries[register]
  return hrefOf(withLanguage(`${route}?${toAddress({ searchByName: name })}`, language))
}
