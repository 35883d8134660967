import { provinces } from '../geography/provinces.ts'

export const province = Object.values(provinces)
