import type { Facility } from '@datacentre/catalogue/supporting/facilities'
import { provinces } from '@datacentre/catalogue/codes/provinces'
import { type Gaps, withGaps } from '../../chance/gaps.ts'
import type { Country } from '../../country.ts'
import { nearestTown } from '../../ground/towns.ts'
import { operatorOf, ownerIn } from '../../sector/operators.ts'
import { dayIn } from '../../timeline.ts'
import type { DemoFacility } from '../fields/facility-model.ts'

const gaps: Gaps<Facility> = {
  facilityType: 0.02,
  facilityStatus: 0.02,
  operatorName: 0.03,
  landSeaCode: 0.015,
  startDate: 0.1,
}
const NO_POSITION = 0.012

export function* facilityRows(
  facilities: readonly DemoFacility[],
  { random, timeline }: Country,
): Iterable<Facility> {
  for (const {
    nr,
    code,
    name,
    type,
    status,
    field,
    position,
    block,
    province,
    founder,
    built,
  } of facilities) {
    const chance = random('facility row', nr)
    const lost = chance.chance(NO_POSITION)
    const row: Facility = {
      facilityCode: code,
      facilityName: name,
      facilityType: type,
      facilityStatus: status,
      operatorName: (field === null ? ownerIn(timeline.year, founder) : operatorOf(field.operator)).name,
      landSeaCode: block === null ? 'L' : 'S',
      blockCd: block,
      provinceName: province === null ? null : provinces[province],
      municipalityName: province === null ? null : (nearestTown(position, province)?.municipality ?? null),
      startDate: Math.min(dayIn(built), timeline.today),
      longitudeWgs84: lost ? null : position.lon,
      latitudeWgs84: lost ? null : position.lat,
    }
    yield withGaps(row, { gaps, random: chance })
  }
}
