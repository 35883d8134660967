import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { filtersInUse } from '@datacentre/catalogue/list/criteria'
import { columnsInRow } from '@datacentre/catalogue/list/table-columns'
import { lazyPart } from '@datacentre/ui/lazy-part'
import { OverlaysAhead } from '@datacentre/ui/overlays-ahead'
import { useSpoken } from '@datacentre/ui/speech'
import { useDeferredValue, useLayoutEffect, type CSSProperties } from 'react'
import { useAddress } from '../address/address.ts'
import { detailIn } from '../address/page-query.ts'
import { ActiveFilters } from './tools/active-filters.tsx'
import { FilterPanel } from './tools/filter-panel.tsx'
import { FilterToggle } from './tools/filter-toggle.tsx'
import { AsOf } from '../as-of/as-of.ts'
import { useVersionAsked, type VersionAsked } from '../as-of/version-asked.ts'
import { VersionNotice } from '../as-of/version-notice.tsx'
import { ListHead } from './list-head.tsx'
import { ListPlace } from './list-place.tsx'
import { SeismicTabs } from './seismic-tabs.tsx'
import { RowDetails } from './table/result-row.tsx'
import { ToolBar } from './tools/tool-bar.tsx'
import { useShownFilters } from './tools/use-shown-filters.ts'
import { useIsPaged } from '@datacentre/client/lists/use-is-paged'
import { usePagedList } from './paged/use-paged-list.ts'
import { useListScreen, type ListControl, type RowsCall } from './use-list-screen.ts'
import { useRegisterList } from './use-register-list.ts'
import './register-screen.css'

const DetailModal = lazyPart(() => import('../detail/detail-modal.tsx'))

/** What opens on a list, within its rows and over it. */
const opened = [DetailModal, RowDetails]

/** How many columns a visitor added to the usual ones: more columns need more room for a table. */
function roomFor(register: Register, criteria: Criteria): CSSProperties {
  const added = columnsInRow(register, criteria).length - columnsInRow(register, {}).length
  return { '--columns-added': Math.max(0, added) } as CSSProperties
}

type RegisterScreenProps = { readonly register: Register }

/** The overview of one register; what differs between the six stands in their declarations. */
export default function RegisterScreen({ register }: RegisterScreenProps) {
  const isPaged = useIsPaged()
  return isPaged(register) ? <PagedRegister register={register} /> : <WholeRegister register={register} />
}

/** A register whose rows the browser holds. */
function WholeRegister({ register }: RegisterScreenProps) {
  const asked = useVersionAsked()
  const list = useRegisterList(register, asked)
  // Rows that come are drawn in short tasks.
  const control = useListScreen(register, useDeferredValue(list.data))
  return <ShownRegister register={register} asked={asked} list={list} control={control} />
}

/** A register that is too long for that: its rows come page by page. */
function PagedRegister({ register }: RegisterScreenProps) {
  const asked = useVersionAsked()
  const { list, ...control } = usePagedList(register, asOfOf(asked))
  return <ShownRegister register={register} asked={asked} list={list} control={control} />
}

const asOfOf = (asked: VersionAsked): number | undefined =>
  asked.is === 'old' ? asked.version.version : undefined

type ShownRegisterProps = RegisterScreenProps & {
  readonly asked: VersionAsked
  readonly list: RowsCall
  readonly control: ListControl
}

function ShownRegister({ register, asked, list, control }: ShownRegisterProps) {
  const { say } = useSpoken()
  const asOf = asOfOf(asked)
  const { screen, change, search, criteria, today, isBusy, onAtFilters } = control
  const active = filtersInUse(register, criteria).length
  const [showsFilters, toggleFilters] = useShownFilters(active > 0)
  // From halfway the list on a phone the filters would open out of view.
  useLayoutEffect(() => {
    const panel = showsFilters ? document.getElementById('filters') : null
    if (panel !== null && panel.getBoundingClientRect().top < 0) panel.scrollIntoView()
  }, [showsFilters])
  const { query } = useAddress()
  const detail = detailIn(query)
  const title = say(`register.${register.id}.title`)
  /** Then there will be chips above the rows, and their place is kept. */
  const isNarrowed = active > 0 || criteria.searchByName !== undefined
  return (
    <AsOf value={asOf}>
      <div className={`register-screen ${register.style}`} data-wide>
        <SeismicTabs register={register} />
        <ListHead register={register} title={title} total={screen?.view.count} asked={asked} />
        <VersionNotice register={register} asked={asked} />
        {asked.is !== 'not kept' && (
          <>
            <ToolBar
              register={register}
              screen={screen}
              criteria={criteria}
              change={change}
              onSearch={search}
            >
              <FilterToggle isOpen={showsFilters} active={active} onToggle={toggleFilters} />
            </ToolBar>
            <div className={showsFilters ? 'register-body has-filters' : 'register-body'}>
              {showsFilters && (
                <FilterPanel
                  register={register}
                  screen={screen}
                  change={change}
                  today={today}
                  onAtFilters={onAtFilters}
                />
              )}
              <div className="register-list" style={roomFor(register, criteria)}>
                {screen && <ActiveFilters screen={screen} change={change} />}
                {list.isPending && isNarrowed && <div className="active-filters" />}
                <ListPlace
                  register={register}
                  list={list}
                  screen={screen}
                  change={change}
                  criteria={criteria}
                  isBusy={isBusy}
                />
              </div>
            </div>
          </>
        )}
        {screen && <OverlaysAhead also={opened} />}
        {screen && detail !== null && asOf === undefined && (
          <DetailModal key={detail} screen={screen} id={detail} />
        )}
      </div>
    </AsOf>
  )
}
