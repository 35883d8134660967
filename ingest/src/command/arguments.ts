import { parseArgs, type ParseArgsConfig } from 'node:util'

/** The command was called in a way it does not know. */
export class Usage extends Error {
  override readonly name = 'Usage'
}

/** Arguments of the command line, or a `Usage` that says in a sentence what is wrong. */
export function readArguments<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new Usage(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error))
  }
}
