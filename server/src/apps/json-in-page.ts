/** Data as they stand in a page: nothing in them can end the element that holds them. */
export const jsonInPage = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
