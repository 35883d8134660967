import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { leftOutOfOpenLayers } from './openlayers-plugin.ts'

describe('what is left out of OpenLayers', () => {
  it.each(leftOutOfOpenLayers)('is still asked for by $by, under the name it had', ({ by, source }) => {
    const { resolve } = createRequire(import.meta.url)
    expect(readFileSync(resolve(by), 'utf8')).toContain(`from '${source}'`)
  })
})
