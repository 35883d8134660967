import type { Register } from '../grammar/register.ts'
import type { Language } from '../texts/index.ts'

type MapPage = { readonly mapviewer: string; readonly language: Language }

/** The page of one object in the map viewer: `/mapviewer/brh/106504134/?lang=nl` (spec 2, decision 6). */
export const objectPage = (
  register: Register,
  id: string | number,
  { mapviewer, language }: MapPage,
): string => `${mapviewer}/${register.mapPage(String(id))}?lang=${language}`

/** The same page inside the detail modal: the marker tells the viewer to leave its frame off. */
export const embeddedPage = (register: Register, id: string | number, page: MapPage): string =>
  `${objectPage(register, id, page)}&datacenter=true`

/** Selected rows on the map; the ids stand in the fragment because they can be many. */
export function selectionPage(
  register: Register,
  ids: readonly (string | number)[],
  { mapviewer, language }: MapPage,
): string {
  const listed = ids.map((id) => encodeURIComponent(String(id))).join(',')
  return `${mapviewer}/?lang=${language}&layers=${register.layer}#ids=${listed}`
}
