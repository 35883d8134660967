import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import {
  changeList,
  currentPage,
  selectedKeys,
  type ListScreen,
} from '@datacentre/catalogue/list/list-screen'
import { listState } from '@datacentre/catalogue/list/list-state'
import { Paginator } from '@datacentre/ui/paginator'
import { useInstallation } from '@datacentre/client/installation/installation'
import { hrefOf } from '../address/address.ts'
import { EmptyList } from './empty-list.tsx'
import { FailedList } from './failed-list.tsx'
import { LoadingList } from './loading-list.tsx'
import { ResultTable } from './table/result-table.tsx'
import type { Change, RowsCall } from './use-list-screen.ts'
import { useOpenedRows } from './table/use-opened-rows.ts'
import { DEFAULT_PAGE_SIZE } from '@datacentre/catalogue/screen-constants'
import { toAddress } from '@datacentre/catalogue/list/address'
import { TakeHome } from '@datacentre/client/take-home/take-home'
import type { View } from '@datacentre/client/take-home/view'

type ListPlaceProps = {
  readonly register: Register
  readonly list: RowsCall
  readonly screen: ListScreen | undefined
  readonly change: Change
  /** What the screen asks, also before there are rows. */
  readonly criteria: Criteria
  readonly isBusy: boolean
}

/** The list as the address of a file asks for it: every page of it. */
function viewOf(screen: ListScreen, standing: number | undefined): View {
  const { criteria, selection, view } = screen
  const { register } = screen.index
  const { page: _page, pageSize: _size, columns: _columns, ...asked } = criteria
  const version = criteria.version ?? standing
  return {
    table: register.id,
    hasPlaces: true,
    count: view.count,
    query: toAddress(asked, register),
    page: `${hrefOf(register.route)}?${toAddress({ ...asked, ...(version !== undefined && { version }) }, register)}`,
    selected: {
      count: selection.count,
      keys: () => selectedKeys(screen)?.map(String) ?? null,
    },
  }
}

/** Where the rows are, or what is said in their place. */
export function ListPlace({ register, list, screen, change, criteria, isBusy }: ListPlaceProps) {
  const openedRows = useOpenedRows()
  const { dataset } = useInstallation().config
  if (list.isError) return <FailedList onTryAgain={() => void list.refetch()} />
  const state = listState(screen && { length: screen.view.count })
  if (screen === undefined || state === 'loading')
    return (
      <LoadingList register={register} criteria={criteria} isPlain={toAddress(criteria, register) === ''} />
    )
  if (state === 'empty') return <EmptyList screen={screen} change={change} />
  const goToPage = (value: number): void => {
    change((now) => changeList(now, { parameter: 'page', value }))
    document.getElementById('results')?.scrollIntoView({ block: 'start' })
  }
  return (
    <>
      <ResultTable screen={screen} change={change} openedRows={openedRows} isBusy={isBusy} />
      <Paginator
        page={currentPage(screen)}
        pageSize={screen.criteria.pageSize ?? DEFAULT_PAGE_SIZE}
        total={screen.view.count}
        onPage={goToPage}
        onPageSize={(value) => change((now) => changeList(now, { parameter: 'pageSize', value }))}
      />
      <TakeHome view={viewOf(screen, dataset?.version)} />
    </>
  )
}
