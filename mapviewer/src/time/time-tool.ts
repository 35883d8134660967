/** The button that opens and closes the bar, which gets the focus back. */
export const TIME_TOOL = 'time-tool'
