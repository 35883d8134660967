/** For what takes away the control that was pressed while the rows stay: they are what a visitor goes on with. */
export const focusResults = (): void => document.getElementById('results')?.focus({ preventScroll: true })
