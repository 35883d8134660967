import {
  boreholeResult,
  boreholeShape,
  boreholeStatus,
  boreholePurpose,
  boreholeType,
  onOffshore,
  specifiedStatuses,
} from './boreholes.ts'
import { coordinateSystem, depthDatum, depthReference, deviationMethod, northReference } from './depths.ts'
import { assetType, documentGroup, fileType, logCurve, logDescription } from './documents.ts'
import { facilityStatus, facilityType } from './facilities.ts'
import { fieldStatus, landSea, mineral } from './fields.ts'
import { licenceStatus, licenceType, resource, seaside } from './licences.ts'
import { product, productionType, unit } from './production.ts'
import { province } from './provinces.ts'
import { yesNo } from './yes-no.ts'
import { anaDigType, lineCategory } from './seismic.ts'
import { stratUnit } from './rock-units.ts'
import { chronostrat, stratGroup } from './stratigraphy.ts'

/** Every code list by name; the text of a code is found under `name.code`. */
export const codeLists = {
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
} as const

export type CodeListName = keyof typeof codeLists

/** What a filter offers also when no row has it: the enumerations of S3, and the purposes call's list. */
export const offeredWhole: { readonly [List in CodeListName]?: readonly string[] } = {
  anaDigType,
  boreholePurpose,
  boreholeResult,
  boreholeStatus: specifiedStatuses,
  fieldStatus,
  landSea,
  licenceType,
  lineCategory,
  mineral,
  onOffshore,
  stratGroup,
}
