import { coordinateSystems } from '@datacentre/catalogue/codes/coordinate-systems'
import type { Plugin } from 'vite'

const OWN = '\0own-projections'
const LEFT_OUT = '\0left-out'

/** What proj4 brings for texts that we never hand to it: the grid of armies, and definitions in WKT. */
const unused = new Set(['mgrs', 'wkt-parser'])

/** The projections of the systems we know; degrees need none. */
export const projectionsUsed = (): readonly string[] =>
  [...new Set(Object.values(coordinateSystems).map(({ proj4 }) => /\+proj=(\w+)/.exec(proj4)?.[1] ?? ''))]
    .filter((name) => name !== 'longlat')
    .toSorted()

/** Leaves out of proj4 what our coordinate systems do not use: two thirds of it, before a map can be used. */
export const projectionsPlugin = (): Plugin => ({
  name: 'projections',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || !/[\\/]proj4[\\/]lib[\\/]/.test(importer)) return null
    if (source === '../projs') return OWN
    return unused.has(source) ? LEFT_OUT : null
  },
  load(id) {
    if (id === OWN) {
      const names = projectionsUsed()
      return [
        ...names.map((name) => `import ${name} from 'proj4/lib/projections/${name}'`),
        `export default ({ Proj }) => [${names.join(', ')}].forEach((projection) => Proj.projections.add(projection))`,
      ].join('\n')
    }
    if (id !== LEFT_OUT) return null
    return `const leftOut = () => { throw new Error('this is left out of proj4 here') }
export { leftOut as default, leftOut as forward, leftOut as inverse, leftOut as toPoint }`
  },
})
