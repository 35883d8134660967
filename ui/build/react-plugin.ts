import type { Plugin } from 'vite'

export type Question = {
  /** What React asks of where it runs, as its code has it. */
  readonly asks: string
  /** How often, where it is not once. */
  readonly times?: number
  /** What every browser answers that we support. */
  readonly answer: string
}

/** By the file that asks. The tools of who develops with React are answered to be away: `npm run dev` has them. */
export const questionsOfReact = {
  'react-dom/client.js': [{ asks: 'checkDCE();', answer: '' }],
  'react-dom/index.js': [{ asks: 'checkDCE();', answer: '' }],
  'react-dom/cjs/react-dom-client.production.js': [
    { asks: '"undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__', answer: 'false' },
    { asks: 'injectedHook &&', times: 4, answer: 'false &&' },
    { asks: 'Math.clz32 ? Math.clz32 : clz32Fallback', answer: 'Math.clz32' },
    { asks: '"undefined" === typeof window ||', answer: '' },
    { asks: '"undefined" === typeof window.document ||', answer: '' },
    { asks: '"undefined" === typeof window.document.createElement', answer: 'false' },
    { asks: '"undefined" === typeof document', answer: 'false' },
    { asks: '"undefined" !== typeof document', answer: 'true' },
    { asks: 'canUseDOM &&', times: 6, answer: '' },
    { asks: 'if (canUseDOM)', times: 3, answer: 'if (true)' },
    { asks: '!canUseCompositionEvent', times: 2, answer: 'false' },
    { asks: 'if (canUseCompositionEvent)', answer: 'if (true)' },
    { asks: 'useFallbackCompositionData &&', times: 2, answer: 'false &&' },
    { asks: '"oninput" in document', answer: 'true' },
    { asks: 'if (isInputEventSupported)', answer: 'if (true)' },
    { asks: '"documentMode" in document', times: 2, answer: 'false' },
    { asks: 'document.documentMode', times: 4, answer: 'undefined' },
    { asks: '"function" === typeof Object.is', answer: 'true' },
    { asks: '"number" === typeof devicePixelRatio', answer: 'true' },
    { asks: '"function" === typeof performance.getEntriesByType', answer: 'true' },
    { asks: '"function" === typeof reportError', answer: 'true' },
    { asks: '"undefined" !== typeof AbortController', answer: 'true' },
    { asks: '"function" === typeof WeakMap', answer: 'true' },
    { asks: '"function" === typeof WeakSet', answer: 'true' },
    { asks: '"function" === typeof setTimeout', answer: 'true' },
    { asks: '"function" === typeof clearTimeout', answer: 'true' },
    { asks: '"function" === typeof requestAnimationFrame', answer: 'true' },
    { asks: '"function" === typeof queueMicrotask', answer: 'true' },
  ],
  'react/cjs/react.production.js': [{ asks: '"function" === typeof reportError', answer: 'true' }],
  'scheduler/cjs/scheduler.production.js': [
    { asks: '"object" === typeof performance && "function" === typeof performance.now', answer: 'true' },
    { asks: '"function" === typeof setTimeout', answer: 'true' },
    { asks: '"function" === typeof clearTimeout', answer: 'true' },
    { asks: '"undefined" !== typeof setImmediate ? setImmediate : null', answer: 'null' },
    { asks: '"function" === typeof localSetImmediate', answer: 'false' },
    { asks: '"undefined" !== typeof MessageChannel', answer: 'true' },
  ],
} as const satisfies Readonly<Record<string, readonly Question[]>>

export const withAnswers = (code: string, questions: readonly Question[]): string =>
  questions.reduce((text, { asks, answer }) => text.replaceAll(asks, answer), code)

/** Leaves out of React what only other places need than the browsers we support: old ones, servers, and its tools for developers, which then see nothing of a site. */
export const reactPlugin = (): Plugin => ({
  name: 'react-in-browsers',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const file = id.replaceAll('\\', '/').split('/node_modules/').at(-1) ?? ''
    const questions: readonly Question[] =
      Object.entries(questionsOfReact).find(([name]) => name === file)?.[1] ?? []
    if (questions.length === 0) return null
    return withAnswers(code, questions)
  },
})
