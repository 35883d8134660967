import type { ProductionScreen } from '@datacentre/catalogue/production/index'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { registers } from '@datacentre/catalogue/registers/index'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import type { Collection } from '../collections/collections.ts'
import { findingsIn } from '../findings/quality-of.ts'
import { parametersOf, type Query } from '../request/address-parameters.ts'
import { standingRegister } from '../snapshot/register-of-version.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { collectionTable, columnsOf } from './collection-table.ts'
import { figureView } from './figure-view.ts'
import type { FileTable } from './file-table.ts'
import { geometriesOf } from './geometries-of.ts'
import { registerView } from './register-view.ts'

type Asking = { readonly snapshot: Snapshot; readonly query: Query; readonly language: Language }

/** What the address of a file asks for: the rows of a screen with its parameters, or a table that has no screen. */
export function viewOf(collection: Collection, asking: Asking): FileTable {
  const register = registers.find(({ id }) => id === collection.id)
  if (register !== undefined) {
    const { snapshot } = asking
    const served = snapshot.features.get(collection.id)!
    return registerView(register, {
      ...asking,
      of: standingRegister(snapshot, register),
      findingsOf: findingsIn(snapshot, register),
      geometriesOf: (rows) =>
        geometriesOf(
          served.file,
          rows.map((row) => served.placeOf(collection.idOf(row))!),
        ),
    })
  }
  const screen: ProductionScreen | undefined = productionScreens.find(
    ({ table }) => table?.id === collection.id,
  )
  if (screen !== undefined) return figureView(screen, asking)
  parametersOf(asking.query, ['lang'])
  return placesView(collection, asking)
}

/** Everything of a table. */
export const wholeTable = (snapshot: Snapshot, collection: Collection, language: Language): FileTable =>
  viewOf(collection, { snapshot, query: {}, language })

type Chosen = {
  readonly snapshot: Snapshot
  readonly language: Language
  /** The places of the rows that are asked for; absent, all of them. */
  readonly places?: readonly number[]
  readonly wanted?: ReadonlySet<string> | null
  readonly filters?: FileTable['about']['filters']
}

/** The features of a collection that stand at some places. */
export function placesView(collection: Collection, chosen: Chosen): FileTable {
  const { snapshot, language, wanted = null, filters = [] } = chosen
  const served = snapshot.features.get(collection.id)!
  const all = served.rows()
  const places = chosen.places ?? all.map((_, place) => place)
  const hasPlaces = collection.geometry !== null
  return collectionTable({
    collection,
    columns: columnsOf(collection, language, wanted),
    rows: places.map((place) => all[place]!),
    ...(hasPlaces && { geometriesAt: geometriesOf(served.file, places) }),
    about: {
      version: snapshot.version,
      language,
      filters,
      units: [],
      coordinateSystems: hasPlaces ? [`${speak(language)('coordinateSystem.WGS84')} (EPSG:4326)`] : [],
    },
  })
}
