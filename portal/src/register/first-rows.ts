import type { AnyRow } from '@datacentre/catalogue/grammar/column'
import type { Register } from '@datacentre/catalogue/grammar/register'

type Written = { readonly register: string; readonly rows: readonly AnyRow[] }

/** What the server wrote into the page, until it was used: a list that is opened again has its rows at hand. */
let written: Written | null | undefined

function read(): Written | null {
  const text = document.getElementById('first-rows')?.textContent
  return text ? (JSON.parse(text) as Written) : null
}

/** The first rows of a register, to be shown until all of them have come; none where the server wrote none of it. */
export function firstRowsOf({ id }: Register): readonly AnyRow[] {
  if (written === undefined) written = read()
  return written?.register === id ? written.rows : []
}
