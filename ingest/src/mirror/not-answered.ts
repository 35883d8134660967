/** An answer that did not come, or was none, after every try. */
export class NotAnswered extends Error {
  override readonly name = 'NotAnswered'
}
