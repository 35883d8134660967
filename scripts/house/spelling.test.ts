import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mapLayers } from '@datacentre/catalogue/geography/map-layers'
import { seismicSurveys2d, seismicSurveys3d } from '@datacentre/catalogue/registers/index'
import { texts } from '@datacentre/catalogue/texts/index'
import { describe, expect, it } from 'vitest'
import { projectFiles } from '../project-files.mjs'

const root = join(import.meta.dirname, '..', '..')

const files = projectFiles()

/** Tests, and what is told of the calls in Dutch, may name what a caller sends and a visitor finds in the address bar. */
const isOfOutside = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) || file.startsWith('e2e/') || file === 'server/src/api/documentation/dutch.ts'

const sources = files
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))

/** 'aSeismicSurvey3d' and 'seismic-surveys-3d' are one spelling: its words, each in the singular. */
const wordsOf = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([a-zA-Z])(\d)/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .map((word) => word.replace(/s$/, ''))
    .join(' ')

/** Names in code and of files; in prose a survey is '2D' or '3D', with a capital. */
const surveyName = /[\w-]*(?:surveys?[-_]?[23]d|[23]d[-_]?surveys?)[\w-]*/gi
const isProse = (name: string): boolean => /^[23]D-surveys?$/.test(name)

const isOneOf = (name: string): boolean =>
  [seismicSurveys2d, seismicSurveys3d].some(({ id }) => wordsOf(name).includes(wordsOf(id)))

const misspelt = (text: string): string[] =>
  [...text.matchAll(surveyName)].map(([name]) => name).filter((name) => !isProse(name) && !isOneOf(name))

/** A word between quotes, or as a key of an object. */
const uses = (code: string, word: string): boolean =>
  new RegExp(String.raw`['"\`]${word}['"\`]|^\s*${word}: [^=]*[,{[]$`, 'm').test(code)

/** The declaration of a register, of which one entry stands apart: what home and menus know of it. */
const isDeclaration = (file: string, id: string): boolean =>
  file === `catalogue/src/registers/${id}.ts` || file === 'catalogue/src/grammar/identity.ts'

describe('A register has one spelling, its id', () => {
  it.each(['survey3d', 'surveys-2d.ts', 'aSurvey2d', 'SURVEYS_3D', '3dsurvey'])('which %s is not', (name) => {
    expect(misspelt(name)).not.toEqual([])
  })
  it.each(['aSeismicSurvey2d', 'seismicSurveys3dLook', 'seismic_surveys_2d', '0006-seismic-surveys-3d.ts'])(
    'which %s is',
    (name) => {
      expect(misspelt(name)).toEqual([])
    },
  )
  it('in the names of files', () => {
    expect(files.filter((file) => misspelt(file).length > 0)).toEqual([])
  })
  it('in code, but for the words of its calls and addresses in its declaration', () => {
    const others = sources.filter(
      ({ file }) => !isOfOutside(file) && !isDeclaration(file, seismicSurveys3d.id),
    )
    expect(others.flatMap(({ file, code }) => misspelt(code).map((name) => `${file}: ${name}`))).toEqual([])
  })
  it('in the keys of texts', () => {
    expect(Object.keys(texts.nl).filter((key) => misspelt(key).length > 0)).toEqual([])
  })
  // A table counts 'lines' and a chart has a pattern of them, so that word says nothing; types keep it from being a layer.
  it.each(mapLayers.filter(({ id, wireName }) => id !== wireName && wireName !== 'lines'))(
    'and $wireName is only what the calls and addresses name $id',
    ({ id, wireName }) => {
      const others = sources.filter(({ file }) => !isOfOutside(file) && !isDeclaration(file, id))
      expect(others.filter(({ code }) => uses(code, wireName)).map(({ file }) => file)).toEqual([])
    },
  )
})
