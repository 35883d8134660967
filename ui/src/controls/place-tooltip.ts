/** Between a tooltip and what it explains, and between it and the edge of the window, in pixels. */
const GAP = 6

/** Puts a tooltip under what it explains, or above where there is no room, and inside the window. */
export function placeTooltip(tooltip: HTMLElement, anchor: Element): void {
  // The top layer lies above dialogs and outside every scrolling box; browsers without it lay it above the page.
  if ('showPopover' in tooltip && !tooltip.matches(':popover-open')) tooltip.showPopover()
  const around = anchor.getBoundingClientRect()
  const { width, height } = tooltip.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const below = around.bottom + GAP
  const top = below + height + GAP <= clientHeight ? below : Math.max(GAP, around.top - GAP - height)
  const centred = around.left + around.width / 2 - width / 2
  const left = Math.min(Math.max(GAP, centred), Math.max(GAP, clientWidth - GAP - width))
  tooltip.style.top = `${Math.round(top)}px`
  tooltip.style.left = `${Math.round(left)}px`
}
