import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { registers } from '@datacentre/catalogue'
import { hasShape } from '@datacentre/catalogue/grammar/table'
import { tables } from '@datacentre/catalogue/tables'

/** A file that is a link to another place. */
export class Link {
  readonly to: string
  constructor(to: string) {
    this.to = to
  }
}

type Content = string | Uint8Array | Link

export type Files = Readonly<Record<string, Content>>

/** What is changed in the small package; null leaves a file out. */
export type Changes = Readonly<Record<string, Content | null>>

export const collection = (...features: string[]): string =>
  `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`

export const feature = (properties: object, geometry: object | null = null): string =>
  JSON.stringify({ type: 'Feature', properties, geometry })

/** The smallest package that says something: two boreholes in a field, a licence, a line and its survey. */
export const smallFiles: Files = {
  'boreholes.csv':
    'boreholeDbk,boreholeName,shortName,startDate,resultCode,fieldCode,longitudeWgs84,latitudeWgs84\n' +
    '2569923610,"\'t Zandt, noord-01",TZN-01,1850-02-03,GAS,OVN,6.7,53.3\n' +
    '2,K12-06,,,,,,\n',
  'fields.geojson': collection(
    feature(
      { fieldDbk: 711, fieldName: 'Oosterveen', fieldCode: 'OVN', prodStartDate: '1968-01-01' },
      {
        type: 'Polygon',
        coordinates: [
          [
            [6, 53],
            [7, 53],
            [7, 54],
            [6, 53],
          ],
        ],
      },
    ),
  ),
  'licences.geojson': collection(
    feature({
      gdnrCollectionId: 'GDNC-1',
      licenceName: 'K06 & L07',
      licensees: ['Noordgas, Delfzijl', 'Warmte'],
    }),
  ),
  'seismic-lines.geojson': collection(
    feature(
      { lineDbk: 1, name: 'NAM84-1', surveyName: 'L2NAM1984A', length: 1200, surveyId: 84 },
      {
        type: 'LineString',
        coordinates: [
          [5, 52],
          [5.1, 52.1],
        ],
      },
    ),
  ),
  'seismic-surveys-2d.geojson': collection(feature({ id: 84, name: 'L2NAM1984A' })),
  'seismic-surveys-3d.geojson': collection(),
}

/** A descriptor for the files that are there; registers are always named. */
function descriptorFor(files: Files): string {
  const resources = tables.flatMap((table) => {
    const path = `${table.id}.${hasShape(table) ? 'geojson' : 'csv'}`
    const isRegister = registers.some(({ id }) => id === table.id)
    return isRegister || path in files ? [{ name: table.id, path }] : []
  })
  return JSON.stringify({
    name: 'small',
    title: 'A small package',
    version: '1',
    created: '2026-11-01T00:00:00Z',
    licenses: [
      {
        name: 'CC-BY-4.0',
        title: 'Creative Commons BY 4.0',
        path: 'https://creativecommons.org/licenses/by/4.0/',
      },
    ],
    figuresUntil: '2026-09',
    resources,
  })
}

/** The descriptor of the small package, with other things said of it and of its boreholes. */
export function described(about: object, ofBoreholes: object = {}): string {
  const descriptor = JSON.parse(descriptorFor(smallFiles)) as { resources: { name: string }[] }
  const resources = descriptor.resources.map((resource) =>
    resource.name === 'boreholes' ? { ...resource, ...ofBoreholes } : resource,
  )
  return JSON.stringify({ ...descriptor, resources, ...about })
}

export type SmallPackage = { readonly folder: string; readonly remove: () => Promise<void> }

/** Writes the small package to a temporary folder, with some files changed, added or (null) left out. */
export async function smallPackage(changes: Changes = {}): Promise<SmallPackage> {
  const folder = await mkdtemp(join(tmpdir(), 'package-'))
  const merged = { ...smallFiles, ...changes }
  const files: Files = Object.fromEntries(
    Object.entries(merged).filter((entry): entry is [string, Content] => entry[1] !== null),
  )
  const descriptor = descriptorFor({ ...files, ...onlyNames(changes) })
  const all: Files =
    changes['datapackage.json'] === null ? files : { 'datapackage.json': descriptor, ...files }
  for (const [path, content] of Object.entries(all)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    if (content instanceof Link) await symlink(content.to, join(folder, path))
    else await writeFile(join(folder, path), content)
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

/** A file that is left out is still named in the descriptor: that is what makes it missing. */
const onlyNames = (changes: object): Files =>
  Object.fromEntries(Object.keys(changes).map((name) => [name, '']))
