/** A setting of the environment that cannot be used, told in one sentence. */
export class SettingNotAllowed extends Error {
  override readonly name = 'SettingNotAllowed'
  constructor(setting: string, value: string, allowed: string) {
    super(`${setting} is "${value}", but must be ${allowed}.`)
  }
}
