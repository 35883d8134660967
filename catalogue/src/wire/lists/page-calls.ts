import { Type } from 'typebox'
import type { Register } from '../../grammar/register.ts'
import { ALL_BUT_KEYS, MOST_KEYS, ONLY_KEYS } from '../../list/paged/page-question.ts'
import { PAGE_SIZES } from '../../screen-constants.ts'
import { narrowingSchemas, orderSchema } from '../bodies/export-body.ts'
import { listedRow } from '../bodies/row-schema.ts'
import { inLanguage, inVersion, type Call } from '../call.ts'
import { leftAddress, optionsAddress, pageAddress } from './page-addresses.ts'

const Count = Type.Integer({ minimum: 0 })
const CarriedOut = Type.String({
  description: 'what was carried out of what was asked, as the address of the list says it',
})

const keys = (description: string) =>
  Type.Optional(
    Type.String({
      description: `${description}, with commas between them, at most ${MOST_KEYS}`,
      examples: ['1,2'],
    }),
  )

/** One page of the list of a register, what its filters offer and which rows they leave, for a browser that does not hold the whole list. */
export const listPageCalls = (register: Register, title: string) =>
  ({
    page: {
      ...pageAddress(register),
      id: `${register.id}-page`,
      summary: `${title}: one page of the rows that the parameters of the list leave, in its order`,
      body: null,
      answer: {
        json: Type.Object({
          found: Count,
          count: Count,
          criteria: CarriedOut,
          numbers: Type.Array(Count, { description: 'of each row its number in the register' }),
          rows: Type.Array(listedRow(register)),
        }),
      },
      inQuery: {
        ...narrowingSchemas(register),
        order: Type.Optional(orderSchema(register)),
        page: Type.Optional(Type.Integer({ minimum: 1, description: 'a page beyond the list is its last' })),
        pageSize: Type.Optional(Type.Enum([...PAGE_SIZES])),
        [ONLY_KEYS]: keys('keys of rows: only these, as far as the rest leaves them'),
        [ALL_BUT_KEYS]: keys('keys of rows: all but these'),
        ...inVersion,
        ...inLanguage,
      },
    },
    options: {
      ...optionsAddress(register),
      id: `${register.id}-options`,
      summary: `${title}: what each filter of the list offers, with the rows that each option would leave`,
      body: null,
      answer: {
        json: Type.Array(
          Type.Array(Type.Object({ code: Type.String(), description: Type.String(), count: Count })),
          { description: 'by filter, in the order of the screen' },
        ),
      },
      inQuery: { ...narrowingSchemas(register), ...inVersion, ...inLanguage },
    },
    left: {
      ...leftAddress(register),
      id: `${register.id}-left`,
      summary: `${title}: which rows the parameters of the list leave, for the layer of the map`,
      body: null,
      answer: {
        json: Type.Object({
          criteria: CarriedOut,
          runs: Type.Array(Count, {
            description:
              'how many rows follow each other, in the order of the register and of its layer, that are not left and that are, in turn',
          }),
        }),
      },
      inQuery: { ...narrowingSchemas(register), ...inVersion },
    },
  }) satisfies Record<string, Call>
