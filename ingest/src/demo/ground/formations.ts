import type { StratUnit } from '@datacentre/catalogue/codes/rock-units'
import type { Position } from './plane.ts'
import type { Group } from './thickness.ts'

/** A formation's share of its group, young to old. */
export type Part = readonly [unit: StratUnit, share: number]

/** Where the Rotliegend sands pass into the clays and salts of the Silver Pit Basin. */
const SILVER_PIT = 53.8
const isSouth = ({ lat }: Position): boolean => lat < 52.3
const isEast = ({ lon, lat }: Position): boolean => lon > 6.2 && lat < 53
const isCentralGraben = ({ lon, lat }: Position): boolean => lat > 53.6 && lon > 3.8
const isVlieland = ({ lon, lat }: Position): boolean => lat > 52.9 && lon > 4.7

/** The formations of each group at a place. */
export const formations: Readonly<Record<Group, (position: Position) => readonly Part[]>> = {
  N: (position) => [
    ['NUMS', 0.2],
    ['NUOT', 0.2],
    [isSouth(position) ? 'NMVFS' : 'NM', 0.1],
    ['NMRF', 0.15],
    ['NLFF', 0.2],
    ['NLLF', 0.15],
  ],
  CK: () => [
    ['CKEK', 0.06],
    ['CKGR', 0.76],
    ['CKTX', 0.18],
  ],
  KN: (position) => [
    ['KNGLU', 0.35],
    ['KNGL', 0.25],
    ['KNNC', 0.22],
    [
      isEast(position) ? 'KNNSG' : isVlieland(position) ? 'KNNSF' : isSouth(position) ? 'KNNS' : 'KNNSL',
      0.18,
    ],
  ],
  S: (position): readonly Part[] => {
    if (isCentralGraben(position))
      return [
        ['SG', 0.2],
        ['SGKI', 0.45],
        ['SLCM', 0.35],
      ]
    return isEast(position)
      ? [['SK', 1]]
      : [
          ['SLDN', 0.6],
          ['SLDB', 0.4],
        ]
  },
  AT: () => [
    ['ATBR', 0.25],
    ['ATWD', 0.12],
    ['ATPO', 0.08],
    ['ATAL', 0.48],
    ['ATRT', 0.07],
  ],
  RN: () => [
    ['RNMU', 0.4],
    ['RNRO', 0.4],
    ['RNSO', 0.2],
  ],
  RB: () => [
    ['RBMH', 0.12],
    ['RBMD', 0.16],
    ['RBMV', 0.3],
    ['RBSH', 0.42],
  ],
  ZE: () => [
    ['ZEZ4', 0.1],
    ['ZEZ3', 0.28],
    ['ZEZ2', 0.46],
    ['ZEZ1', 0.16],
  ],
  RO: ({ lat }) =>
    lat < SILVER_PIT
      ? [
          ['ROSLU', 0.6],
          ['ROSLL', 0.4],
        ]
      : [
          ['ROCL', 0.75],
          ['ROSLL', 0.25],
        ],
  DC: () => [
    ['DCH', 0.14],
    ['DCD', 0.24],
    ['DCC', 0.36],
    ['DCG', 0.26],
  ],
  C: (position) =>
    isSouth(position)
      ? [
          ['CL', 0.4],
          ['CLZL', 0.6],
        ]
      : [['CF', 1]],
}
