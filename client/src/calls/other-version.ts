/** The dataset was replaced after the page asked: the page asks anew, of the version that stands now. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion'
}
