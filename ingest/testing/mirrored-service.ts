import type { ServerResponse } from 'node:http'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { registers } from '@datacentre/catalogue/registers/index'

/** How a service that a test stands in for answers a call. */
export type Route = (response: ServerResponse) => void

export const json =
  (value: unknown): Route =>
  (response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(value))

/** Midnight in Amsterdam, as parts of the national service have it. */
const IN_AMSTERDAM = Date.parse('1984-12-30T23:00:00Z')

/** A service with three boreholes, that knows little else. */
export const good: Readonly<Record<string, Route>> = {
  '/app/rest/brh/boreholes': json([
    { boreholeDbk: 1, boreholeName: 'A-01', startDate: IN_AMSTERDAM, colour: 'red' },
    { boreholeDbk: '2', boreholeName: 'B-01', startDate: '1984-12-31T00:00:00', colour: 'blue' },
    { boreholeDbk: 3, boreholeName: 'C-01', startDate: Date.UTC(1984, 11, 31) },
  ]),
  '/app/rest/brh/details': json([{ boreholeDbk: 1, longitudeWgs84: 5, latitudeWgs84: 52 }]),
  '/app/rest/field/fields': json([]),
  '/app/rest/prodfigures/well': json([]),
}

const none = json([])

/** A service without a row beside its boreholes. */
export const everything: Readonly<Record<string, Route>> = {
  ...good,
  ...Object.fromEntries(
    [...registers, ...productionScreens].map(({ rest }) => [`/app${rest.list.path}`, none]),
  ),
  '/app/rest/brh/boreholes': good['/app/rest/brh/boreholes']!,
  '/app/rest/brh/details': json([1, 2, 3].map((boreholeDbk) => ({ boreholeDbk }))),
  '/app/rest/config': json({}),
  '/app/rest/codes': json({}),
  '/geoserver/nlog/ows': json({ numberMatched: 0, features: [] }),
}
