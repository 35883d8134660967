import { Usage } from './arguments.ts'

/** The number of a version as it stands on the command line. */
export function idFrom(text: string): number {
  if (!/^[1-9]\d*$/.test(text)) throw new Usage(`A version is a number, not ${JSON.stringify(text)}`)
  return Number(text)
}
