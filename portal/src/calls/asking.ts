import { retryPauses } from '@datacentre/catalogue/screen-constants'

/** How data are asked for: a failed call is tried three times more, with growing pauses (decision 11); else only when asked. */
export const asking = {
  staleTime: Infinity,
  retry: retryPauses.length,
  retryDelay: (failures: number): number => retryPauses[Math.min(failures, retryPauses.length - 1)] ?? 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  structuralSharing: false,
  networkMode: 'always',
} as const
