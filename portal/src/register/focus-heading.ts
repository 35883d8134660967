/** For what takes away the control that was pressed: the heading of the screen is where a visitor goes on from. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('.screen-head h1')?.focus({ preventScroll: true })
