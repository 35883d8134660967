import type { Call, Register } from '../../grammar/register.ts'

/** Where one page of a list lies below every prefix, and what its filters offer. */
export const pageAddress = ({ id }: Pick<Register, 'id'>): Call => ({
  method: 'GET',
  path: `/rest/rows/${id}`,
})
export const optionsAddress = ({ id }: Pick<Register, 'id'>): Call => ({
  method: 'GET',
  path: `/rest/rows/${id}/options`,
})
