import type { Geometry } from '@datacentre/catalogue/geography/geojson'
import type { FeatureFile } from '../collections/feature-file.ts'

/** Reads the geometries of features, some at a time. */
export const geometriesOf =
  ({ read }: FeatureFile, places: readonly number[]) =>
  (from: number, to: number): readonly (Geometry | null)[] =>
    (JSON.parse(`[${read(places.slice(from, to)).toString()}]`) as { geometry: Geometry | null }[]).map(
      ({ geometry }) => geometry,
    )
