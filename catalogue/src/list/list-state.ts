/** What a list shows in its place: `loadingResults`, `noResults`, or rows (S4). */
export type ListState = 'loading' | 'empty' | 'filled'

/** Undefined while the rows are on their way. */
export const listState = (rows: { readonly length: number } | undefined): ListState => {
  if (rows === undefined) return 'loading'
  return rows.length === 0 ? 'empty' : 'filled'
}

/** A register's download needs a selection, a figure screen's needs results (D12). */
export const mayDownload = (screen: { readonly selected: number } | { readonly results: number }): boolean =>
  ('selected' in screen ? screen.selected : screen.results) > 0
