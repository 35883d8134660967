import type { CodeListName } from '../codes/index.ts'
import { boreholeStatus } from './borehole-statuses.ts'
import { boreholePurpose, boreholeResult, boreholeShape, boreholeType, onOffshore } from './boreholes.ts'
import type { Definition, DefinitionsOf } from './definition.ts'
import { coordinateSystem, depthDatum, depthReference, deviationMethod, northReference } from './depths.ts'
import { assetType, documentGroup, fileType, logCurve, logDescription } from './documents.ts'
import { facilityStatus, facilityType } from './facilities.ts'
import { fieldStatus, landSea, mineral } from './fields.ts'
import { licenceStatus, licenceType, resource, seaside } from './licences.ts'
import { product, productionType, unit } from './production.ts'
import { province } from './provinces.ts'
import { anaDigType, lineCategory } from './seismic.ts'
import { chronostrat, stratGroup, stratUnit } from './stratigraphy.ts'
import { yesNo } from './yes-no.ts'

/** What every code of every list means. */
const definitions: { readonly [List in CodeListName]: DefinitionsOf<List> } = {
  anaDigType,
  assetType,
  boreholePurpose,
  boreholeResult,
  boreholeShape,
  boreholeStatus,
  boreholeType,
  chronostrat,
  coordinateSystem,
  depthDatum,
  depthReference,
  deviationMethod,
  documentGroup,
  facilityStatus,
  facilityType,
  fieldStatus,
  fileType,
  landSea,
  licenceStatus,
  licenceType,
  lineCategory,
  logCurve,
  logDescription,
  mineral,
  northReference,
  onOffshore,
  product,
  productionType,
  province,
  resource,
  seaside,
  stratGroup,
  stratUnit,
  unit,
  yesNo,
}

/** What a code of a list means; null for one that the list does not have. */
export function definitionOf(list: CodeListName, code: string): Definition | null {
  const ofList: Readonly<Record<string, Definition>> = definitions[list]
  return Object.hasOwn(ofList, code) ? (ofList[code] ?? null) : null
}
