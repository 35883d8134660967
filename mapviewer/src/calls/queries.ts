import { QueryClient } from '@tanstack/react-query'
import { retrying } from './call.ts'

/** What was fetched stays as long as the page: the dataset's version is part of every key that depends on it. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      ...retrying,
      staleTime: Infinity,
      gcTime: Infinity,
      retryOnMount: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
})
