import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { useContext, type ReactNode } from 'react'
import { createQueryClient } from './query-client.ts'

/** What screens fetched stays while a visitor goes from one to the other. */
const queries = createQueryClient()

/** Around what makes calls and comes apart from the page around it, which then needs nothing of queries; where there are any around it, those. */
export function Queries({ children }: { readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={useContext(QueryClientContext) ?? queries}>{children}</QueryClientProvider>
  )
}
