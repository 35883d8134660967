import type { Product, ProductionType, Unit } from '../codes/production.ts'
import type { AnyRow } from '../grammar/column.ts'
import { keyColumn } from './figure.ts'
import type { YearlyScreen } from './screen.ts'
import type { MonthlyValues } from './series/months.ts'
import { defaultUnit, monthsOnWire, totalOf } from './units.ts'

/** Reported figures become wire values here, and nowhere else. */
export function wireFigure(screen: YearlyScreen, reported: AnyRow, province: string | null = null): AnyRow {
  const product = reported['product'] as Product
  const values = monthsOnWire(product, reported as unknown as MonthlyValues)
  const key = keyColumn(screen)?.key ?? ''
  const unit: Unit = defaultUnit(product)
  return {
    [screen.subject]: reported[screen.subject] ?? null,
    year: reported['year'] ?? null,
    operatorNm: reported['operatorNm'] ?? null,
    total: totalOf(values),
    ...values,
    unit,
    product,
    production: reported['productionType'] as ProductionType,
    location: reported['location'] ?? null,
    province,
    [key]: reported[key] ?? null,
  }
}
