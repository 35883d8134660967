import { Type, type Static } from 'typebox'
import type { Register } from '../grammar/register.ts'
import type { ProductionScreen } from '../production/screen.ts'
import { productionScreens } from '../production/index.ts'
import { registers } from '../registers/index.ts'
import { en } from '../texts/en/index.ts'
import { boreholeCalls } from './borehole-calls.ts'
import { addresses, type CallId } from './addresses.ts'
import { inLanguage, inVersion, type Call, type Declared } from './call.ts'
import { Config, FeatureFlags, Texts } from './config.ts'
import { exportBody } from './bodies/export-body.ts'
import { productFaults } from './bodies/figure-faults.ts'
import { figureQuery, figureRow } from './bodies/figure-schema.ts'
import { listPageCalls } from './lists/page-calls.ts'
import { mapCalls } from './map-calls.ts'
import { equalTo, listedRow } from './bodies/row-schema.ts'
import { searchCalls } from './search-calls.ts'
import { pageCalls } from './written-page.ts'

export type { Call } from './call.ts'

const ListedCode = Type.Object({
  code: Type.String(),
  nl: Type.String(),
  en: Type.String(),
  definition: Type.Union([Type.Object({ nl: Type.String(), en: Type.String() }), Type.Null()], {
    description:
      'what it means: as the dataset says, in one text for both languages, else as we do; null where neither does',
  }),
})
export type ListedCode = Static<typeof ListedCode>

const CodeAndDescription = Type.Object({ code: Type.String(), description: Type.String() })

/** Makes one thing of another, the same each time: what a server compiles of a schema, it keeps by that schema. */
function once<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, Made>()
  return (of) => {
    const found = made.get(of) ?? make(of)
    made.set(of, found)
    return found
  }
}

const titleOf = (register: Register): string => en[`register.${register.id}.title`]

export const registerCalls = once(
  (register: Register) =>
    ({
      list: {
        ...register.rest.list,
        id: `${register.id}-list`,
        summary: `${titleOf(register)}: all rows${register.rest.list.method === 'POST' ? ', or only those that match the values in the body' : ''}`,
        body: register.rest.list.method === 'POST' ? equalTo(register) : null,
        ...(register.rest.list.method === 'POST' && { emptyAllowed: true as const }),
        answer: { json: Type.Array(listedRow(register)) },
        inQuery: inVersion,
      },
      export: {
        method: register.rest.export.method,
        path: register.rest.export.path,
        id: `${register.id}-export`,
        summary: `${titleOf(register)}: selected rows as a spreadsheet`,
        body: exportBody(register),
        // Criteria that ask nothing give every row.
        ...(register.rest.export.takes === 'keys or criteria' && { emptyAllowed: true as const }),
        answer: { spreadsheet: register.spreadsheet },
        inQuery: { ...inLanguage, ...inVersion },
      },
      ...listPageCalls(register, titleOf(register)),
    }) satisfies Record<string, Call>,
)

type Answer = 'rows' | 'spreadsheet'

const askedOf = (screen: ProductionScreen, answer: Answer): Pick<Call, 'body' | 'closerFaults'> => ({
  body: figureQuery(screen, answer),
  closerFaults: (body) => productFaults(screen, body),
})

export const productionCalls = once(
  (screen: ProductionScreen) =>
    ({
      list: {
        ...screen.rest.list,
        id: `${screen.id}-figures`,
        summary: en[`production.${screen.id}.title`],
        ...askedOf(screen, 'rows'),
        answer: { json: Type.Array(figureRow(screen)) },
      },
      export: {
        ...screen.rest.export,
        id: `${screen.id}-figures-export`,
        summary: `${en[`production.${screen.id}.title`]} as a spreadsheet`,
        ...askedOf(screen, 'spreadsheet'),
        answer: { spreadsheet: `${screen.filePrefix}_….xlsx` },
        inQuery: inLanguage,
      },
    }) satisfies Record<string, Call>,
)

const NothingAsked = Type.Object({}, { additionalProperties: false })

const lookUpCalls = {
  config: {
    summary: 'The version of the portal, the dataset it serves and the addresses of its pages',
    body: null,
    answer: { json: Config },
  },
  features: {
    summary: "Feature flags; a feature is on when its value is 'true'",
    body: null,
    answer: { json: FeatureFlags },
  },
  texts: {
    summary: 'All texts of the interface in one language, nl or en',
    body: null,
    inPath: { lang: Type.Enum(['nl', 'en'], { examples: ['en'] }) },
    answer: { json: Texts },
  },
  codes: {
    summary:
      'Every code list: its codes with their texts and definitions in both languages, and what the dataset adds to it',
    body: null,
    answer: { json: Type.Record(Type.String(), Type.Array(ListedCode)) },
  },
  purposes: {
    summary: 'Borehole purposes',
    body: NothingAsked,
    emptyAllowed: true,
    answer: { json: Type.Array(CodeAndDescription) },
    inQuery: inLanguage,
  },
  'field-operators': {
    summary: 'Field operators',
    body: NothingAsked,
    emptyAllowed: true,
    answer: { json: Type.Array(CodeAndDescription) },
  },
  'licensed-areas': {
    summary: 'Names of the licence areas that contain fields',
    body: NothingAsked,
    emptyAllowed: true,
    answer: { json: Type.Array(Type.String()) },
  },
} as const satisfies Readonly<Record<string, Declared>>

/** What every call takes and answers that is not of a register or a production screen; each has an address, and the other way round. */
export const fixedCalls = {
  ...lookUpCalls,
  ...pageCalls,
  ...boreholeCalls,
  ...searchCalls,
  ...mapCalls,
} as const satisfies Readonly<Record<CallId, Declared>>

const placed = (declared: Readonly<Record<string, Declared>>): Call[] =>
  Object.entries(declared).map(([id, call]) => ({ ...addresses[id as CallId], id, ...call }))

/** Every call, below the prefix. */
export const calls: readonly Call[] = [
  ...placed({ ...lookUpCalls, ...pageCalls }),
  ...registers.flatMap((register) => Object.values(registerCalls(register))),
  ...productionScreens.flatMap((screen) => Object.values(productionCalls(screen))),
  ...placed({ ...boreholeCalls, ...searchCalls, ...mapCalls }),
]
