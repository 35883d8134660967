import { en } from './en/index.ts'
import { nl } from './nl/index.ts'

/** Every text of the interface, by language and key. Flat: a dot in a key separates nothing. */
export const texts = { nl, en }

export type Language = keyof typeof texts
export type TextKey = keyof typeof en
export type Texts = Readonly<Record<TextKey, string>>

/** A key whose text depends on a number: `register.boreholes.count` has the forms `_one` and `_other`. */
export type PluralKey = TextKey extends infer Key ? (Key extends `${infer Base}_other` ? Base : never) : never
