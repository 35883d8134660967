import { cell } from '../docs/cell.ts'
import { isFree } from './free-licence.ts'
import { readLockfile, shippedPackages, type Package } from './shipped-packages.ts'

/** The packages whose licence is not free, or not told. */
export const notFree = (packages: readonly Package[]): readonly Package[] =>
  packages.filter(({ licence }) => !isFree(licence))

/** Every package that ships, as a table of Markdown. */
export const licenceTable = (packages: readonly Package[] = shippedPackages(readLockfile())): string =>
  [
    '| package | version | licence |',
    '|---|---|---|',
    ...namedOnce(packages).map(
      ({ name, version, licence }) => `| ${cell(name)} | ${version} | ${cell(licence)} |`,
    ),
  ].join('\n')

/** One package may lie in several places. */
const namedOnce = (packages: readonly Package[]): readonly Package[] => [
  ...new Map(
    packages
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map((each) => [`${each.name}@${each.version}`, each]),
  ).values(),
]
