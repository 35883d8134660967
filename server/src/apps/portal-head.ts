import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ownPages } from '@datacentre/catalogue/portal-pages'
import { productionScreens } from '@datacentre/catalogue/production/index'
import { registers } from '@datacentre/catalogue/registers/index'
import { readFirst, scriptAhead, styleAhead, withLinks } from './ahead.ts'
import type { PageAsked } from './page-head.ts'

/** The files of the parts of an app that come later, by the name of the part; the build writes it. */
export type AppParts = Readonly<
  Record<string, { readonly scripts: readonly string[]; readonly styles: readonly string[] }>
>

/** The parts of a built app; none where it is built without. */
export function partsOf(folder: string): AppParts {
  try {
    return JSON.parse(readFileSync(join(folder, 'parts.json'), 'utf8')) as AppParts
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** Screens of which something stands there to read before the program draws them. */
const readFirstAt: ReadonlySet<string> = new Set(
  [...registers, ...productionScreens].map(({ route }) => route),
)

/** Which part a screen needs, by its path below the prefix. */
const partAt: ReadonlyMap<string, string> = new Map([
  ...ownPages.map((path): [string, string] => [path, 'own-prose']),
  ['/', 'home'],
  ...registers.map(({ route }): [string, string] => [route, 'register-part']),
  ...productionScreens.map(({ route }): [string, string] => [route, 'figures-part']),
])

/**
 * Names in the head of a page of the portal the parts of the program that its screen needs, so that they are on their way before it
 * runs. Not its calls: each of those says that it is JSON (S7), which a head cannot say.
 */
export function withPortalAhead(
  page: string,
  { path, isPlain }: Pick<PageAsked, 'path' | 'isPlain'>,
  parts: AppParts,
): string {
  const { scripts = [], styles = [] } = parts[partAt.get(path) ?? ''] ?? {}
  const headed = withLinks(page, [...scripts.map(scriptAhead), ...styles.map(styleAhead)])
  return readFirstAt.has(path) && isPlain ? readFirst(headed) : headed
}
