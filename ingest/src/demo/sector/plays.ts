import type { Play } from './play.ts'
import { playsAtSea } from './plays-at-sea.ts'
import { playsOnLand } from './plays-on-land.ts'

export const plays: readonly Play[] = [...playsOnLand, ...playsAtSea]
