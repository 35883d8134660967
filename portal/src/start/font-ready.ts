/** A visitor on a slow line rather reads in another face than waits. */
const LONGEST_MS = 500

/** The page's face is there, so that nothing moves when it would have come later. */
export const fontReady = (): Promise<unknown> =>
  Promise.race([
    document.fonts.load('16px "Source Sans 3"'),
    new Promise((resolve) => {
      window.setTimeout(resolve, LONGEST_MS)
    }),
  ])
