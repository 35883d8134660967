import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import type { Fault, Warning } from '../../package/fault.ts'
import { quoted } from '../../package/write/quoted.ts'
import { Usage } from '../arguments.ts'

const HEADER = ['kind', 'file', 'line', 'row', 'column', 'value', 'rule']

type Told = string | number | null | undefined

const harmless = (value: Told): string => {
  const text = String(value ?? '')
  // A spreadsheet would work out what begins like this.
  return /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
}

const line = (values: readonly Told[]): string =>
  `${values.map((value) => quoted(harmless(value))).join(',')}\r\n`

/** Every fault and warning in a file that a spreadsheet opens, written while they are found. */
export async function faultReport(path: string) {
  const stream = createWriteStream(path)
  const opened = once(stream, 'open')
  try {
    await opened
  } catch (error) {
    throw new Usage(`The report cannot be written: ${error instanceof Error ? error.message : String(error)}`)
  }
  let trouble: Error | null = null
  stream.on('error', (error) => (trouble = error))
  // With this mark a spreadsheet reads it as UTF-8.
  stream.write(`\uFEFF${line(HEADER)}`)
  return {
    fault: ({ file, line: nr, row, column, value, rule, detail }: Fault): void => {
      const told = detail === undefined ? rule : `${rule}: ${detail}`
      stream.write(line(['fault', file, nr, row, column, value, told]))
    },
    warning: ({ file, message }: Warning): void => {
      stream.write(line(['warning', file, null, null, null, null, message]))
    },
    end: async (): Promise<void> => {
      stream.end()
      await once(stream, 'close')
      if (trouble !== null) throw new Usage(`The report cannot be written: ${trouble.message}`)
    },
  }
}
