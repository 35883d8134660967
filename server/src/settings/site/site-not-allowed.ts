/** Something in the folder of the site that cannot be used, told in one sentence. */
export class SiteNotAllowed extends Error {
  override readonly name = 'SiteNotAllowed'
  constructor(file: string, message: string) {
    super(`${file}: ${message}.`)
  }
}
