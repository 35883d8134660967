import type { Call, Register } from '../../grammar/register.ts'

/** Where one page of a list lies below every prefix, what its filters offer, and which rows they leave. */
export const pageAddress = ({ id }: Pick<Register, 'id'>): Call => ({
  method: 'GET',
  path: `/rest/rows/${id}`,
})
export const optionsAddress = ({ id }: Pick<Register, 'id'>): Call => ({
  method: 'GET',
  path: `/rest/rows/${id}/options`,
})
export const leftAddress = ({ id }: Pick<Register, 'id'>): Call => ({
  method: 'GET',
  path: `/rest/rows/${id}/left`,
})
