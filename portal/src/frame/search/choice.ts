import type { Found, FoundGroup } from '@datacentre/catalogue/wire/found'

/** Something under the box that can be gone to. */
export type Choice = {
  readonly title: string
  readonly address: string
  /** What kind of thing it is and one line about it. */
  readonly about: string
}

/** Choices of one kind, under its name; what leads to all results has none. */
export type ChoiceGroup = {
  readonly id: FoundGroup['id'] | 'all'
  readonly title: string | null
  readonly choices: readonly Choice[]
}

/** How many results of a kind are suggested, and how many in all: more would not fit under the box. */
export const MOST_OF_A_KIND = 3
const MOST_SUGGESTED = 8

/** What is suggested of what was found, the best kinds first, and at the end the way to all of it. */
export function choicesOf({ groups }: Pick<Found, 'groups'>, all: Choice): readonly ChoiceGroup[] {
  let room = MOST_SUGGESTED
  const suggested = groups.flatMap(({ id, title, results }): ChoiceGroup[] => {
    const choices = results.slice(0, Math.min(room, MOST_OF_A_KIND)).map((result) => ({
      title: result.title,
      address: result.address,
      about: [result.kind, result.about].filter((told) => told !== null).join(' · '),
    }))
    room -= choices.length
    return choices.length === 0 ? [] : [{ id, title, choices }]
  })
  return [...suggested, { id: 'all', title: null, choices: [all] }]
}
