import { join } from 'node:path'
import { answersOf, type Answers } from './answers.ts'
import { copyOf } from './folders.ts'
import { importPackage, startServer } from './running.ts'

type Quiet = { readonly shipped: string; readonly dataPackage: string }

/** What a server answers on a dataset where nothing goes wrong, to compare with. */
export async function quietAnswers({ shipped, dataPackage }: Quiet): Promise<Answers> {
  const folder = copyOf(shipped)
  await importPackage({ folder, dataPackage })
  const server = await startServer({ folder })
  const answers = await answersOf(server.origin)
  await server.kill('SIGTERM')
  return answers
}

export const packageIn = (packages: string, edition: string): string => join(packages, edition)
