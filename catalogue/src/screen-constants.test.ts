import { describe, expect, it } from 'vitest'
import { modalSize, retryPauses, sizes, STACKING, timings } from './screen-constants.ts'

describe('the constants of the screens', () => {
  it('are the times of the specification, in milliseconds [S9.6, D12.4]', () => {
    expect(timings).toEqual({
      nameSearchDebounce: 500,
      spinFirstDelay: 500,
      spinRepeat: 40,
      datePickerClose: 150,
      typeAheadReset: 500,
      tooltipFadeIn: 250,
      downloadUrlKept: 40_000,
      loadingDialogDelay: 300,
    })
  })
  it('retry a failed call three times with growing pauses [D11.1]', () => {
    expect(retryPauses).toHaveLength(3)
    expect(retryPauses.toSorted((a, b) => a - b)).toEqual(retryPauses)
    expect(new Set(retryPauses).size).toBe(3)
  })
  it('are the sizes of the specification, in pixels, and the stacking level', () => {
    expect(sizes).toEqual({
      frameWidth: 1245,
      headerHeight: 95,
      dropdownList: 200,
      modalHeight: 750,
      modalWidth: 1050,
    })
    expect(STACKING).toBe(10_000)
  })
  it('give the modal 90 percent of the width and 85 of the height of the window [S9.46]', () => {
    expect(modalSize({ width: 2000, height: 1200 })).toEqual({ width: 1800, height: 1020 })
  })
  it('never make the modal smaller than 750 high and 1050 wide [D13.10]', () => {
    expect(modalSize({ width: 800, height: 600 })).toEqual({ width: 1050, height: 750 })
  })
})
