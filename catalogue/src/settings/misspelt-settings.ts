import { editDistance } from './edit-distance.ts'
import { settingNames, type Environment, type SettingName } from './setting-names.ts'

export type MisspeltSetting = {
  readonly written: string
  readonly meant: SettingName
  /** The letters between the two; 0 where only case or underscores differ. */
  readonly distance: number
}

/** Names shorter than this are near too many others: HOST and PORT are two letters apart themselves. */
const LONG_NAME = 10

const bare = (name: string): string => name.toUpperCase().replaceAll('_', '')

const lettersApart = (name: string): number => (name.length < LONG_NAME ? 1 : 2)

/**
 * Variables that look like a setting and are none. A setting that is set under its own name is not looked for: what
 * resembles it then belongs to another program.
 */
export function misspeltSettings(environment: Environment): readonly MisspeltSetting[] {
  const known: readonly string[] = settingNames
  const unset = settingNames.filter((name) => environment[name] === undefined)
  return Object.keys(environment)
    .filter((written) => environment[written] !== undefined && !known.includes(written))
    .flatMap((written) => {
      const [nearest] = unset
        .map((meant) => ({
          written,
          meant,
          distance: editDistance(bare(written), bare(meant), lettersApart(meant)),
        }))
        .filter(({ meant, distance }) => distance <= lettersApart(meant))
        .toSorted((one, other) => one.distance - other.distance)
      return nearest === undefined ? [] : [nearest]
    })
}

export const sayMisspelt = ({ written, meant }: MisspeltSetting): string =>
  `${written} is set, but is no setting: ${meant} may be meant.`
