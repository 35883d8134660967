/** A year, in seconds: what is changed has another address, as that holds a hash or a version. */
export const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable'
