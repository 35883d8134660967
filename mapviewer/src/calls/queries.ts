import { createQueryClient } from '@datacentre/client/calls/query-client'

/** What was fetched stays as long as the page: the dataset's version is part of every key that depends on it. */
export const queries = createQueryClient({ gcTime: Infinity, retryOnMount: false })
