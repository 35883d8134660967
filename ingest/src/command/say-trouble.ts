import { SiteNotAllowed } from '@datacentre/catalogue/settings/site-file'
import {
  DatabaseUrlMisspelt,
  DatabaseUrlNotAllowed,
  ImportUnderWay,
  StandingChanged,
  StoreFull,
  StoreNotWritten,
  StoreUnavailable,
  VersionNotKept,
} from '@datacentre/database'
import { TargetNotAllowed } from '../target-not-allowed.ts'
import { NotExportable } from '../export/write-stored-files.ts'
import { ServiceGone } from '../mirror/not-answered.ts'
import { PackageChanged } from '../package/load-package.ts'
import { Usage } from './arguments.ts'
import { exitCodes } from './exit-codes.ts'
import type { Screen } from './progress.ts'

/** The errors that are no fault of the program, by the exit code that tells a script of them. */
const troubles = [
  {
    code: exitCodes.usage,
    kinds: [
      Usage,
      TargetNotAllowed,
      DatabaseUrlNotAllowed,
      DatabaseUrlMisspelt,
      SiteNotAllowed,
      VersionNotKept,
    ],
  },
  {
    code: exitCodes.store,
    kinds: [
      StoreUnavailable,
      StoreNotWritten,
      ImportUnderWay,
      PackageChanged,
      StandingChanged,
      ServiceGone,
      NotExportable,
    ],
  },
  { code: exitCodes.full, kinds: [StoreFull] },
] as const

/** Says in a sentence what keeps a command from its work and gives the exit code; what it does not know it throws on. */
export function sayTrouble(error: unknown, err: Screen, help: string): number {
  const trouble = troubles.find(({ kinds }) => kinds.some((kind) => error instanceof kind))
  if (trouble === undefined || !(error instanceof Error)) throw error
  err.write(`${error.message}.\n`.replace('..\n', '.\n'))
  if (error instanceof Usage) err.write(`\n${help}`)
  return trouble.code
}
