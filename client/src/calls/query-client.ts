import { QueryClient, type DefaultOptions } from '@tanstack/react-query'
import { retrying } from './retry.ts'

/** What was fetched stays until it is asked anew: data change by an import, and then a version says so. */
export const createQueryClient = (own: DefaultOptions['queries'] = {}): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...retrying,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Half a million numbers need no deep comparison with what was there before.
        structuralSharing: false,
        networkMode: 'always',
        ...own,
      },
    },
  })
