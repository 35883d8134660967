/** What is wrong with one key of a body, and what would be right. */
export type Fault = { readonly key: string; readonly message: string }
