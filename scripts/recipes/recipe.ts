import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/**
 * The files and folders that a recipe of CONTRIBUTING.md names, with what stands between angle brackets filled in. Only
 * paths from the root of the repository count.
 */
export function pathsOfRecipe(title: string, filledIn: Readonly<Record<string, string>>): string[] {
  const contributing = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const recipe = contributing.split(/^### /m).find((section) => section.startsWith(`${title}\n`))
  if (recipe === undefined) throw new Error(`CONTRIBUTING.md has no recipe '${title}'`)
  return [...recipe.matchAll(/`([a-z]+\/[^`\s]*)`/g)].map(([, path = '']) =>
    path.replaceAll(/<(\w+)>/g, (_, name: string) => filledIn[name] ?? `<${name}>`),
  )
}
