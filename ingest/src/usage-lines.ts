/** Calls of a help, each with what it does beside it, however long the calls are. */
export function usageLines(calls: readonly (readonly [call: string, what: string])[], indent = '  '): string {
  const width = Math.max(...calls.map(([call]) => call.length)) + 3
  const further = `\n${indent}${' '.repeat(width)}`
  return calls
    .map(([call, what]) => `${indent}${call.padEnd(width)}${what.replaceAll('\n', further)}`)
    .join('\n')
}
