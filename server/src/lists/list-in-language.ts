import { indexingSteps, type ListIndex } from '@datacentre/catalogue/list/list'
import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { speechIn } from '../speech-in.ts'
import type { SearchedRegister } from '../snapshot/register-snapshot.ts'

const made = new WeakMap<SearchedRegister, Map<Language, Promise<ListIndex>>>()

/** A list made ready in a language, at its first use: options are described and ordered in words. */
export function listInLanguage(list: SearchedRegister, language: Language): Promise<ListIndex> {
  const known = made.get(list) ?? new Map<Language, Promise<ListIndex>>()
  made.set(list, known)
  const index = known.get(language) ?? makeIn(list, language)
  known.set(language, index)
  return index
}

async function makeIn(list: SearchedRegister, language: Language): Promise<ListIndex> {
  const { register, rows } = list
  const source = { register, rows, speech: speechIn(language), noValue: speak(language)('filter.noValue') }
  const steps = indexingSteps({ ...source, like: list.index() })
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
    await othersFirst()
  }
}
