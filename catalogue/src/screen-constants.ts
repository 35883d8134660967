/** Times that screens keep, in milliseconds (S9). */
export const timings = {
  nameSearchDebounce: 500,
  spinFirstDelay: 500,
  spinRepeat: 40,
  datePickerClose: 150,
  typeAheadReset: 500,
  tooltipFadeIn: 250,
  downloadUrlKept: 40_000,
  /** Figures that load longer than this show the loading dialog (D12). */
  loadingDialogDelay: 300,
} as const

/** Pauses before a failed data call is tried again: three times, each longer (D11). */
export const retryPauses = [1000, 2000, 4000] as const

/** Sizes that screens keep, in pixels (S9). */
export const sizes = {
  frameWidth: 1245,
  headerHeight: 95,
  dropdownList: 200,
  modalHeight: 750,
  modalWidth: 1050,
} as const

/** How many rows or cards a page can have (S1). */
export const PAGE_SIZES = [30, 50, 100, 200] as const
export const DEFAULT_PAGE_SIZE = 30

/** A list with so many rows or more stays with the server, which gives its pages (D40): whole it would be 4 to 5 MB
 *  to fetch (decision 0025). */
export const PAGED_FROM_ROWS = 100_000

/** The longest name a visitor can search for (S5). */
export const SEARCH_LENGTH = 100

/** How many values of one filter can be asked together. */
export const MOST_CODES = 50

/** What lies above everything else: the loading dialog and the detail modal (S2). */
export const STACKING = 10_000

type WindowSize = { readonly width: number; readonly height: number }

/** The detail modal: 90 percent of the window's width and 85 of its height, never below its smallest size (S2). */
export const modalSize = (window: WindowSize): WindowSize => ({
  width: Math.max(sizes.modalWidth, Math.round(window.width * 0.9)),
  height: Math.max(sizes.modalHeight, Math.round(window.height * 0.85)),
})
