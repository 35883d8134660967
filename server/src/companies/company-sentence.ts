import { speak, type Language } from '@datacentre/catalogue/texts/index'
import type { Company } from './companies.ts'
import { counts } from './counts.ts'
import { wordsIn } from './words.ts'

/** What it has now; of a company that has nothing, what was drilled for it. */
export function companySentence(company: Company, language: Language): string {
  const word = wordsIn(language)
  const say = speak(language)
  const { name } = company
  const [owned, fields, licences] = [
    counts.owned(company),
    counts.fields(company),
    counts.licences(company),
  ] as const
  if (owned + fields + licences > 0)
    return word('sentence', {
      name,
      owns: owned === 0 ? word('ownsNothing') : ownsInWords(company, language),
      operates:
        fields === 0
          ? word('operatesNothing')
          : word('operates', { fields: say('production.field.counted', { count: fields }) }),
      holds:
        licences === 0
          ? word('holdsNothing')
          : word('holds', { licences: say('production.licence.counted', { count: licences }) }),
    })
  const count = counts.drilled(company)
  const drilled =
    count === 0
      ? word('nothingDrilled')
      : word(count === 1 ? 'drilledForIt_one' : 'drilledForIt_other', { count })
  return word('nothingNow', { name, drilled })
}

/** The boreholes that it owns, and how many of them are idle. */
function ownsInWords(company: Company, language: Language): string {
  const word = wordsIn(language)
  const [count, idle] = [counts.owned(company), counts.idle(company)]
  if (count === 1) return word(idle === 1 ? 'ownsOneIdle' : 'ownsOne')
  const idleOnes = idle === 0 ? word('idleNone') : word(idle === 1 ? 'idle_one' : 'idle_other', { idle })
  return word('owns', { count, idle: idleOnes })
}
