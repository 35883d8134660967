export { columnTextKey, periodTextKey, type DerivedTextKey } from './keys.ts'
export { texts, type Language, type PluralKey, type TextKey, type Texts } from './languages.ts'
export { codeText, sayCode } from './say-code.ts'
export { speak, speakFrom, type Say, type Values } from './speak.ts'
