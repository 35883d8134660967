import { Type } from 'typebox'
import type { Register } from '../grammar/register.ts'
import type { ProductionScreen } from '../production/screen.ts'
import { productionScreens } from '../production/index.ts'
import { registers } from '../registers/index.ts'
import { en } from '../texts/en/index.ts'
import { boreholeCalls } from './borehole-calls.ts'
import { inLanguage, type Call } from './call.ts'
import { Config, FeatureFlags, Texts } from './config.ts'
import { exportBody } from './export-body.ts'
import { productFaults } from './figure-faults.ts'
import { figureQuery, figureRow } from './figure-schema.ts'
import { mapCalls } from './map-calls.ts'
import { equalTo, listedRow } from './row-schema.ts'
import { searchCalls } from './search-calls.ts'

export type { Call } from './call.ts'

const CodeAndDescription = Type.Object({ code: Type.String(), description: Type.String() })

const titleOf = (register: Register): string => en[`register.${register.id}.title`]

const registerCalls = (register: Register): Call[] => [
  {
    ...register.rest.list,
    id: `${register.id}-list`,
    summary: `${titleOf(register)}: all rows${register.rest.list.method === 'POST' ? ', or only those that match the values in the body' : ''}`,
    body: register.rest.list.method === 'POST' ? equalTo(register) : null,
    ...(register.rest.list.method === 'POST' && { emptyAllowed: true as const }),
    answer: { json: Type.Array(listedRow(register)) },
  },
  {
    method: register.rest.export.method,
    path: register.rest.export.path,
    id: `${register.id}-export`,
    summary: `${titleOf(register)}: selected rows as a spreadsheet`,
    body: exportBody(register),
    // Criteria that ask nothing give every row.
    ...(register.rest.export.takes === 'keys or criteria' && { emptyAllowed: true as const }),
    answer: { spreadsheet: register.spreadsheet },
    inQuery: inLanguage,
  },
]

type Answer = 'rows' | 'spreadsheet'

const askedOf = (screen: ProductionScreen, answer: Answer): Pick<Call, 'body' | 'closerFaults'> => ({
  body: figureQuery(screen, answer),
  closerFaults: (body) => productFaults(screen, body),
})

const productionCalls = (screen: ProductionScreen): Call[] => [
  {
    ...screen.rest.list,
    id: `${screen.id}-figures`,
    summary: en[`production.${screen.id}.title`],
    ...askedOf(screen, 'rows'),
    answer: { json: Type.Array(figureRow(screen)) },
  },
  {
    ...screen.rest.export,
    id: `${screen.id}-figures-export`,
    summary: `${en[`production.${screen.id}.title`]} as a spreadsheet`,
    ...askedOf(screen, 'spreadsheet'),
    answer: { spreadsheet: `${screen.filePrefix}_….xlsx` },
    inQuery: inLanguage,
  },
]

const lookUps: readonly Call[] = [
  {
    method: 'GET',
    path: '/rest/config',
    id: 'config',
    summary: 'The version of the portal, the dataset it serves and the addresses of its pages',
    body: null,
    answer: { json: Config },
  },
  {
    method: 'GET',
    path: '/rest/config/features',
    id: 'features',
    summary: "Feature flags; a feature is on when its value is 'true'",
    body: null,
    answer: { json: FeatureFlags },
  },
  {
    method: 'GET',
    path: '/i18n/:lang.json',
    id: 'texts',
    summary: 'All texts of the interface in one language, nl or en',
    body: null,
    inPath: { lang: Type.Enum(['nl', 'en'], { examples: ['en'] }) },
    answer: { json: Texts },
  },
  {
    method: 'POST',
    path: '/rest/brh/purposes',
    id: 'purposes',
    summary: 'Borehole purposes',
    body: Type.Object({}, { additionalProperties: false }),
    emptyAllowed: true,
    answer: { json: Type.Array(CodeAndDescription) },
    inQuery: inLanguage,
  },
  {
    method: 'POST',
    path: '/rest/field/operators',
    id: 'field-operators',
    summary: 'Field operators',
    body: Type.Object({}, { additionalProperties: false }),
    emptyAllowed: true,
    answer: { json: Type.Array(CodeAndDescription) },
  },
  {
    method: 'POST',
    path: '/rest/field/licenses',
    id: 'licensed-areas',
    summary: 'Names of the licence areas that contain fields',
    body: Type.Object({}, { additionalProperties: false }),
    emptyAllowed: true,
    answer: { json: Type.Array(Type.String()) },
  },
]

/** Every call, below the prefix. */
export const calls: readonly Call[] = [
  ...lookUps,
  ...registers.flatMap(registerCalls),
  ...productionScreens.flatMap(productionCalls),
  ...boreholeCalls,
  ...searchCalls,
  ...mapCalls,
]
