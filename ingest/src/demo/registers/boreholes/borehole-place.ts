import type { Borehole } from '@datacentre/catalogue'
import { type ProvinceCode, provinces } from '@datacentre/catalogue/codes/provinces'
import type { Random } from '../../chance/random.ts'
import { toSystem } from '../../ground/ed50.ts'
import { mapSheetAt } from '../../ground/map-sheets.ts'
import { nearestTown } from '../../ground/towns.ts'
import type { Hole } from './hole-model.ts'

type Place = Pick<
  Borehole,
  | 'blockCd'
  | 'nitgNr'
  | 'mapSheetLayout'
  | 'mapSheet'
  | 'provinceCode'
  | 'provinceName'
  | 'municipalityId'
  | 'municipalityName'
  | 'postalCode'
  | 'submittedX'
  | 'submittedY'
  | 'submittedSystem'
>

/** The postal codes of each province, about. */
const postalCodes: Readonly<Record<ProvinceCode, readonly [low: number, high: number]>> = {
  GR: [9500, 9999],
  FR: [8401, 9299],
  DR: [7740, 7999],
  OV: [7400, 8099],
  FL: [8200, 8259],
  GE: [6500, 7399],
  UT: [3400, 3999],
  NH: [1000, 1999],
  ZH: [2200, 3399],
  ZE: [4300, 4599],
  NB: [4600, 5799],
  LI: [5800, 6499],
}

const toRd = toSystem('RD')
const toUtm = toSystem('ED50-UTM31')
const toDegrees = toSystem('ED50')

/** Counts the boreholes of each map sheet: `B07D0123` is the 123rd of sheet 07D. */
export class SheetNumbers {
  readonly #counts = new Map<string, number>()

  next(sheet: string): string {
    const nr = (this.#counts.get(sheet) ?? 0) + 1
    this.#counts.set(sheet, nr)
    return `B${sheet}${String(nr).padStart(4, '0')}`
  }
}

/** Where a borehole stands, in the words of the register. */
export function placeOf(hole: Hole, { sheets, random }: { sheets: SheetNumbers; random: Random }): Place {
  const { block, province, drill } = hole
  if (block !== null || province === null) {
    const old = (drill.start ?? 2000) < 1985 && random.chance(0.3)
    const [x, y] = old ? toDegrees(drill.position) : toUtm(drill.position)
    return {
      blockCd: block,
      nitgNr: block === null ? null : sheets.next(block),
      // The blocks of the shelf are the sheets here.
      mapSheetLayout: 'RWS Blokindeling',
      mapSheet: null,
      provinceCode: null,
      provinceName: null,
      municipalityId: null,
      municipalityName: null,
      postalCode: null,
      submittedX: x.toFixed(old ? 6 : 0),
      submittedY: y.toFixed(old ? 6 : 0),
      submittedSystem: old ? 'ED50' : 'ED50-UTM31',
    }
  }
  const town = nearestTown(drill.position, province)
  const sheet = mapSheetAt(drill.position)
  const [x, y] = toRd(drill.position)
  return {
    blockCd: null,
    nitgNr: sheet === null ? null : sheets.next(sheet),
    mapSheetLayout: 'Topografische kaart 1:50 000',
    mapSheet: sheet,
    provinceCode: province,
    provinceName: provinces[province],
    municipalityId: town?.municipalityId ?? null,
    municipalityName: town?.municipality ?? null,
    postalCode: random.chance(0.3) ? null : postalCodeIn(province, random),
    submittedX: x.toFixed(0),
    submittedY: y.toFixed(0),
    submittedSystem: 'RD',
  }
}

const letters = 'ABCDEGHJKLMNPRSTVWXZ'

const postalCodeIn = (province: ProvinceCode, random: Random): string =>
  `${random.whole(...postalCodes[province])} ${random.pick([...letters])}${random.pick([...letters])}`
