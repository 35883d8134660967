import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { codesIn } from '@datacentre/catalogue/grammar/several'
import { fromAddress } from '@datacentre/catalogue/list/address'
import { filtersInUse, withOfferedOrder } from '@datacentre/catalogue/list/criteria'
import { selectionKey, withKeptSelection } from '@datacentre/catalogue/list/kept-selection'
import { changeList, findsTheSame, openList, type ListScreen } from '@datacentre/catalogue/list/list-screen'
import { lookOfPage, pagedList } from '@datacentre/catalogue/list/paged/paged-list'
import { optionsQuestion, pageQuestion } from '@datacentre/catalogue/list/paged/page-question'
import { countedIn } from '@datacentre/catalogue/list/selection'
import { columnsAsked } from '@datacentre/catalogue/list/table-columns'
import { todayInAmsterdam } from '@datacentre/catalogue/time/days'
import { useInstallation } from '@datacentre/client/installation/installation'
import { optionsQuery, pageQuery } from '@datacentre/client/lists/list-page'
import { useSpoken } from '@datacentre/ui/speech'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { criteriaAtOpening } from '../../address/opening-criteria.ts'
import { sessionStore } from '../../address/session-store.ts'
import { useKeptCriteria } from '../../address/use-kept-criteria.ts'
import type { Change, ListControl, RowsCall } from '../use-list-screen.ts'
import { useKeptSelection } from '../use-kept-selection.ts'
import { usePause } from '@datacentre/client/lists/use-pause'

/** What a visitor asks of a list, apart from what the server answers to it. */
type Asked = Pick<ListScreen, 'criteria' | 'selection' | 'only' | 'last'>

const askedBy = ({ criteria, selection, only, last }: ListScreen): Asked => ({
  criteria,
  selection,
  only,
  last,
})

/** Criteria as the server carried them out, with what concerns the screen alone. */
const carriedOut = (register: Register, answered: string, { columns, version }: Criteria): Criteria => {
  const shown = columnsAsked(register, codesIn(columns))
  return {
    ...fromAddress(answered),
    ...(shown !== undefined && { columns: shown }),
    ...(version !== undefined && { version }),
  }
}

/** The state of a list screen whose rows stay with the server: each change asks for one page of them (D40). */
export function usePagedList(
  register: Register,
  asOf: number | undefined,
): ListControl & { readonly list: RowsCall } {
  const { features } = useInstallation()
  const { language } = useSpoken()
  const [today] = useState(() => todayInAmsterdam(new Date()))
  const [isTouched, setTouched] = useState(false)
  const [asked, setAsked] = useState<Asked>(() => {
    const opened = openList(pagedList(register, undefined), withOfferedOrder(criteriaAtOpening(), features))
    return askedBy(withKeptSelection(opened, sessionStore.getItem(selectionKey(register.id))))
  })
  const wanted = pageQuestion(register, asked)
  const question = usePause(wanted, asked.criteria.searchByName)
  const list = useQuery(pageQuery(register, { question, language, asOf }))
  const [isAtFilters, setAtFilters] = useState(false)
  const [hasOptions, setHasOptions] = useState(false)
  // Counting them costs the server as much as a page. Once they have come, filters in use have their words.
  const needsWords = !hasOptions && filtersInUse(register, asked.criteria).length > 0
  const { data: options } = useQuery({
    ...optionsQuery(register, {
      question: usePause(optionsQuestion(asked.criteria), asked.criteria.searchByName),
      language,
      asOf,
    }),
    enabled: isAtFilters || needsWords,
  })
  if (options !== undefined && !hasOptions) setHasOptions(true)
  const page = list.data
  const screen = useMemo((): ListScreen | undefined => {
    if (page === undefined) return undefined
    const view = lookOfPage(register, { page, options })
    return {
      ...asked,
      index: pagedList(register, { page, options }),
      view,
      criteria:
        page.question === wanted ? carriedOut(register, page.criteria, asked.criteria) : asked.criteria,
      selection: countedIn(asked.selection, view.found),
    }
  }, [register, page, options, asked, wanted])
  const change = useCallback<Change>(
    (next) => {
      setTouched(true)
      setAsked((now) => {
        if (screen === undefined) {
          const index = pagedList(register, undefined)
          return askedBy(next({ ...now, index, view: index.look(now) }))
        }
        const criteria = now === asked ? screen.criteria : now.criteria
        const selection = countedIn(now.selection, screen.view.found)
        return askedBy(next({ ...screen, ...now, criteria, selection }))
      })
    },
    [register, screen, asked],
  )
  const follow = useCallback(
    (next: Criteria) =>
      setAsked((now) =>
        findsTheSame(now.criteria, next)
          ? { ...now, criteria: next }
          : askedBy(openList(pagedList(register, undefined), next)),
      ),
    [register],
  )
  const criteria = screen?.criteria ?? asked.criteria
  useKeptCriteria({ criteria, opened: isTouched ? NEVER : criteria, register, follow })
  useKeptSelection(screen)
  const search = (text: string): void =>
    change((now) =>
      changeList(now, { parameter: 'searchByName', value: text.trim() === '' ? undefined : text }),
    )
  const isBusy = page !== undefined && page.question !== wanted
  return { screen, change, search, criteria, today, isBusy, list, onAtFilters: setAtFilters }
}

const NEVER: Criteria = {}
