import type { Plugin } from 'vite'

const LEFT_OUT = '\0left-out-of-openlayers'

/** What OpenLayers brings for maps unlike ours: buttons of its own, and styles written as text, with their expressions. */
export const leftOutOfOpenLayers = [
  { by: 'ol/Map.js', source: './control/defaults.js' },
  { by: 'ol/layer/BaseVector.js', source: '../render/canvas/style.js' },
] as const

/** Leaves out of OpenLayers what our map hands nothing to: it has controls of its own, and styles made by code. */
export const openLayersPlugin = (): Plugin => ({
  name: 'openlayers',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const path = importer.replaceAll('\\', '/')
    const isLeftOut = leftOutOfOpenLayers.some(
      (part) => part.source === source && path.endsWith(`/${part.by}`),
    )
    return isLeftOut ? LEFT_OUT : null
  },
  load: (id) =>
    id === LEFT_OUT
      ? `const leftOut = () => { throw new Error('this is left out of OpenLayers here') }
export { leftOut as defaults, leftOut as flatStyleLikeToStyleFunction }`
      : null,
})
