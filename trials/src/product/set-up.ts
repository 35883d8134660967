import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { AnswersOfEditions } from './answers.ts'
import { collectEnds } from './at-end.ts'
import { removeFolder, shipInto, temporaryFolder, writePackage } from './folders.ts'
import { packageIn, quietAnswers } from './known-answers.ts'
import { seed } from './seed.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The product as it ships. */
    readonly shipped: string
    /** Where the packages of both editions lie, by their names. */
    readonly packages: string
    readonly known: AnswersOfEditions
    readonly seed: number
  }
}

/** Ships the product, writes both datasets and asks what a quiet server answers on each, once for all trials. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder()
  const [shipped, packages] = [join(folder, 'product'), join(folder, 'packages')]
  shipInto(shipped)
  for (const edition of ['one', 'other'] as const) writePackage(packageIn(packages, edition), edition)
  console.log(`seed ${seed}: SEED=${seed} tries the same again`)
  provide('shipped', shipped)
  provide('packages', packages)
  provide('seed', seed)
  const quiet = (edition: string) => quietAnswers({ shipped, dataPackage: packageIn(packages, edition) })
  provide('known', await collectEnds(async () => ({ one: await quiet('one'), other: await quiet('other') })))
  return () => removeFolder(folder)
}
