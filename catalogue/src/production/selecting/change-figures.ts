import type { Criteria, Parameter } from '../../grammar/parameter.ts'
import { withParameter } from '../../grammar/parameter.ts'

/** Parameters that change what is seen of the figures, but not which figures there are. */
const KEEPS_PAGE: readonly string[] = ['page', 'unit', 'quantity', 'step', 'by']

/** Undefined takes a parameter away. */
export type FigureChanges = { readonly [P in Parameter]?: Criteria[P] | undefined }

/** A visitor changes a selector, the years or the search: back to page 1 (S4). */
export function changeFigures<Asked extends Criteria>(criteria: Asked, changes: FigureChanges): Asked {
  const names = Object.keys(changes) as Parameter[]
  const start: Criteria = names.every((name) => KEEPS_PAGE.includes(name))
    ? criteria
    : withParameter(criteria, 'page', undefined)
  // Every parameter that a figure screen cannot do without is set, never taken away.
  return names.reduce((sofar, name) => withParameter(sofar, name, changes[name]), start) as Asked
}
