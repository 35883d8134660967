export type TileOutcome = 'came' | 'failed'

/**
 * Tells how it went each time that nothing is on its way any more. A tile that fails beside others that come is only a
 * hole, such as at the edge of what a service covers; where none come the service is out of reach.
 */
export function tileBatch(tell: (outcome: TileOutcome) => void): {
  readonly start: () => void
  readonly end: (outcome: TileOutcome) => void
} {
  let loading = 0
  let hasOne = false
  return {
    start: () => {
      if (loading === 0) hasOne = false
      loading += 1
    },
    end: (outcome) => {
      loading -= 1
      hasOne ||= outcome === 'came'
      if (loading === 0) tell(hasOne ? 'came' : 'failed')
    },
  }
}
