import type { LayerId } from '@datacentre/catalogue/grammar/identity'

/** The one address of an object, below the data centre as a caller reaches it. */
export const objectAddress = (
  { home }: { readonly home: string },
  id: LayerId,
  key: string | number,
): string => `${home}/${id}/${encodeURIComponent(key)}`
