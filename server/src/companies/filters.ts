import { landSea } from '@datacentre/catalogue/codes/fields'
import { sayCode, speak, type Language } from '@datacentre/catalogue/texts/index'
import { companyRoles, type Company, type CompanyRole } from './companies.ts'
import { counts } from './counts.ts'
import { wordsIn } from './words.ts'

/** How the list is narrowed: several codes of one filter ask for any of them, several filters for all of them (D4.8). */
type ListFilter = {
  readonly codes: readonly string[]
  /** The codes that a company has. */
  readonly of: (company: Company) => readonly string[]
  readonly name: (language: Language) => string
  readonly option: (code: string, language: Language) => string
}

const YES_OR_NO = ['yes', 'no'] as const
type YesOrNo = (typeof YES_OR_NO)[number]

/** Whether a company has any of what is counted. */
const hasAny = (count: 'fields' | 'licences' | 'idle'): ListFilter => ({
  codes: YES_OR_NO,
  of: (company) => [counts[count](company) > 0 ? 'yes' : 'no'],
  name: (language) => wordsIn(language)(`filter_${count}`),
  option: (code, language) => wordsIn(language)(code as YesOrNo),
})

const filters = {
  role: {
    codes: companyRoles,
    of: ({ roles }) => roles,
    name: (language) => wordsIn(language)('filter_role'),
    option: (code, language) => wordsIn(language)(`role_${code as CompanyRole}`),
  },
  landSea: {
    codes: landSea,
    of: (company) => company.landSea,
    name: (language) => speak(language)('filter.landSea'),
    option: (code, language) => sayCode(language, 'landSea', code),
  },
  fields: hasAny('fields'),
  licences: hasAny('licences'),
  idle: hasAny('idle'),
} as const satisfies Readonly<Record<string, ListFilter>>

export type FilterName = keyof typeof filters
export const filterNames = Object.keys(filters) as readonly FilterName[]
export const filterOf = (name: FilterName): ListFilter => filters[name]
