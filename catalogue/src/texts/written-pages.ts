/** Where a page that the organisation wrote lies below the prefix. */
export const writtenPagePath = (name: string): string => `pages/${name}`

/** The name of the page at a path that begins with a slash; null where it is no such page. */
export const writtenPageAt = (path: string): string | null => /^\/pages\/([^/]+)$/.exec(path)?.[1] ?? null
