import type { Screen } from './progress.ts'

/** What a command is given, and what it speaks to. */
export type CommandWorld = {
  readonly argv: readonly string[]
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly out: Screen
  readonly err: Screen
}
