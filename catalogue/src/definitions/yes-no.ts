import type { DefinitionsOf } from './definition.ts'

export const yesNo: DefinitionsOf<'yesNo'> = {
  J: {
    nl: 'Wat de kolom zegt, geldt voor deze rij.',
    en: 'What the column says is true of this row.',
  },
  N: {
    nl: 'Wat de kolom zegt, geldt niet voor deze rij.',
    en: 'What the column says is not true of this row.',
  },
}
