import type { Register } from '@datacentre/catalogue/grammar/register'
import { timings } from '@datacentre/catalogue/screen-constants'
import type { Language } from '@datacentre/catalogue/texts/index'
import { post } from '../../calls/call.ts'

type Asked = { readonly key: string | number; readonly language: Language }

/** Downloads one row of a register as its spreadsheet (spec 7). */
export async function saveSpreadsheet(register: Register, { key, language }: Asked): Promise<void> {
  const path = `${register.rest.export.path.slice(1)}?lang=${language}`
  const file = URL.createObjectURL(await (await post(path, { body: [key] })).blob())
  const link = document.createElement('a')
  link.href = file
  link.download = register.spreadsheet
  link.click()
  setTimeout(() => URL.revokeObjectURL(file), timings.downloadUrlKept)
}
