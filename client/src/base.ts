/** The prefix of this app with its slash, which the server writes into the page's base element. */
export const base = new URL(document.baseURI).pathname
