import type { Call } from '../grammar/register.ts'
import { layerAddress, OBJECT_YEARS, WELL_PATHS } from './map-addresses.ts'

const get = <Path extends string>(path: Path) => ({ method: 'GET', path }) as const
const post = <Path extends string>(path: Path) => ({ method: 'POST', path }) as const

/**
 * Where each call lies below every prefix, apart from those of registers and production screens, which their declarations
 * tell. The schemas of what they take and answer stand in `calls.ts`: a browser needs only the types of those.
 */
export const addresses = {
  config: get('/rest/config'),
  features: get('/rest/config/features'),
  texts: get('/i18n/:lang.json'),
  codes: get('/rest/codes'),
  page: get('/rest/pages/:name'),
  purposes: post('/rest/brh/purposes'),
  'field-operators': post('/rest/field/operators'),
  'licensed-areas': post('/rest/field/licenses'),
  'borehole-details': post('/rest/brh/details'),
  'borehole-dirsurveys': post('/rest/brh/dirsurveys'),
  'borehole-documents': post('/rest/brh/documents'),
  'borehole-logdocuments': post('/rest/brh/logdocuments'),
  'borehole-stratinterpretations': post('/rest/brh/stratinterpretations'),
  'borehole-prodfigures': post('/rest/brh/prodfigures'),
  'borehole-measurements': post('/rest/brh/measurements'),
  'borehole-coreruns': post('/rest/brh/coreruns'),
  'borehole-photos': post('/rest/brh/photos'),
  'document-file': get('/rest/brh/document/:id'),
  'log-file': get('/rest/brh/logdocument/:id'),
  'suggest-boreholes': get('/rest/search/suggest/brh/:text'),
  suggest: get('/rest/search/suggest/:text'),
  'map-layer': get(`/${layerAddress(':version', ':layer')}`),
  'map-paths': get(`/${layerAddress(':version', WELL_PATHS)}`),
  'map-years': get(`/${layerAddress(':version', OBJECT_YEARS)}`),
  within: get('/rest/map/:layer/within'),
  'layer-findings': get('/rest/findings/:layer'),
  object: get('/rest/objects/:layer/:id'),
  'object-geojson': get('/rest/objects/:layer/:id/geojson'),
} as const satisfies Readonly<Record<string, Call>>

export type CallId = keyof typeof addresses

/** The address of a call below the prefix, with what its path names filled in. */
export function addressOf(id: CallId, inPath: Readonly<Record<string, string | number>> = {}): string {
  return addresses[id].path.slice(1).replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = inPath[name]
    if (value === undefined) throw new Error(`the call ${id} needs ${name}`)
    return encodeURIComponent(value)
  })
}
