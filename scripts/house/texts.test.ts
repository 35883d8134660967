import { readdirSync, readFileSync } from 'node:fs'
import { codeLists } from '@datacentre/catalogue/codes/index'
import { tables } from '@datacentre/catalogue/tables'
import { columnTextKey, texts } from '@datacentre/catalogue/texts/index'
import { describe, expect, it } from 'vitest'

const workspaces = ['catalogue', 'client', 'database', 'ingest', 'mapviewer', 'portal', 'server', 'ui']

const sourcesOf = (workspace: string): string[] => {
  const folder = new URL(`../../${workspace}/src/`, import.meta.url)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !/^texts\/(nl|en)\//.test(path))
    .map((path) => readFileSync(new URL(path, folder), 'utf8'))
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** What a template such as `register.${id}.title` can become; a blank never holds a dot. */
const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .split(/\$\{[^}]*\}/)
      .map(escaped)
      .join('[^.]+')}$`,
  )

describe('The texts', () => {
  const code = workspaces.flatMap(sourcesOf).join('\n')
  const written = new Set([...code.matchAll(/(['"`])([\w.-]+)\1/g)].map(([, , text]) => text))
  const built = [...code.matchAll(/`([a-zA-Z-]+\.[\w.-]*\$\{[^`\n]*)`/g)].map(([, text = '']) =>
    patternOf(text),
  )
  const declared = new Set<string>([
    ...tables.flatMap((table) => table.columns.map((column) => columnTextKey(table, column))),
    ...Object.entries(codeLists).flatMap(([list, codes]) => codes.map((one) => `${list}.${one}`)),
  ])

  it('are all read by some code: none is left over', () => {
    const isRead = (key: string): boolean =>
      written.has(key) || declared.has(key) || built.some((pattern) => pattern.test(key))
    const unread = Object.keys(texts.en).filter((key) => !isRead(key.replace(/_(one|other)$/, '')))
    expect(unread).toEqual([])
  })
})
