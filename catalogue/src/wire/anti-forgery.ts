const COOKIE = 'XSRF-TOKEN='

/** The token the server gave with the page, out of the page's cookies; it goes back with every call that is not a GET (S7). */
export function antiForgery(cookies: string): Record<string, string> {
  const cookie = cookies.split('; ').find((one) => one.startsWith(COOKIE))
  return cookie === undefined ? {} : { 'X-XSRF-TOKEN': cookie.slice(COOKIE.length) }
}
