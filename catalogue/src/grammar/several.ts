/** No code holds the sign that text files have for this. */
const BETWEEN = '\u001f'

/** Whether a text can be one of several codes. */
export const isOneCode = (text: string): boolean => !text.includes(BETWEEN)

/** The codes that a filter asks for; a row passes with any of them (D4.8). */
export const codesIn = (asked: string | undefined): readonly string[] =>
  asked === undefined ? [] : asked.split(BETWEEN)

/** Codes as criteria hold them, each once; none asks nothing. */
export const severalCodes = (codes: readonly string[]): string | undefined =>
  codes.length === 0 ? undefined : [...new Set(codes)].join(BETWEEN)

/** The codes asked for with one more, or one less where it was among them. */
export const withCodeToggled = (asked: string | undefined, code: string): string | undefined => {
  const codes = codesIn(asked)
  return severalCodes(codes.includes(code) ? codes.filter((other) => other !== code) : [...codes, code])
}
