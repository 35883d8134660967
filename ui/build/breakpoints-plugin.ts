import type { Plugin } from 'vite'
import * as breakpoints from '../src/breakpoints.ts'

/** `belowTablet` is `--below-tablet` in a style sheet. */
const inStyles = (name: string): string =>
  `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

const conditions = new Map(
  Object.entries(breakpoints).map(([name, condition]) => [inStyles(name), condition]),
)

/** Puts what a breakpoint stands for in the place of its name, as the draft standard `@custom-media` would. */
export const withBreakpoints = (css: string): string =>
  css.replace(/(?<=@(?:media|container)\b[^{;}]*)\((--[\w-]+)\)/g, (_, name: string) => {
    const condition = conditions.get(name)
    if (condition === undefined)
      throw new Error(`No breakpoint is called ${name}: see ui/src/breakpoints.ts.`)
    return condition
  })

export const breakpointsPlugin = (): Plugin => ({
  name: 'breakpoints',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(?:\?|$)/ },
    handler: (css) => ({ code: withBreakpoints(css), map: null }),
  },
})
