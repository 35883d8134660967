import type { Criteria } from '@datacentre/catalogue/grammar/parameter'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { toAddress } from '@datacentre/catalogue/list/address'
import type { ListScreen } from '@datacentre/catalogue/list/list-screen'
import { searchedIn } from '@datacentre/catalogue/list/searching/search'
import { SearchBox } from '@datacentre/ui/controls/search-box'
import { useSpoken } from '@datacentre/ui/speech'
import type { ReactNode } from 'react'
import { DownloadButton } from '../../download/download-button.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { MapButton } from './map-button.tsx'
import { OnlySelection } from './only-selection.tsx'
import { OrderChoice } from './order-choice.tsx'
import { SelectAll } from '../table/select-all.tsx'
import { useToldHeight } from '../table/use-told-height.ts'
import type { Change } from '../use-list-screen.ts'
import './tool-bar.css'
import { SEARCH_LENGTH } from '@datacentre/catalogue/screen-constants'

type ToolBarProps = {
  readonly register: Register
  readonly screen: ListScreen | undefined
  readonly criteria: Criteria
  readonly change: Change
  readonly onSearch: (text: string) => void
  readonly children: ReactNode
}

/** Stays in view while the list scrolls; on a phone its first line does. */
export function ToolBar({ register, screen, criteria, change, onSearch, children }: ToolBarProps) {
  const { say } = useSpoken()
  const bar = useToldHeight<HTMLDivElement>('--tool-bar-height')
  return (
    <div className="tool-bar" ref={bar}>
      <div className="tool-bar-first">
        <div className="tool-bar-toggle">{children}</div>
        <SelectAll screen={screen} change={change} />
      </div>
      <div className="tool-bar-rest">
        <div className="tool-bar-search">
          <SearchBox
            placeholder={say(`search.placeholder.${searchedIn(register)}`)}
            label={say(`search.${searchedIn(register)}`)}
            isLabelHidden={false}
            value={criteria.searchByName ?? ''}
            onChange={onSearch}
            maxLength={SEARCH_LENGTH}
          />
        </div>
        <OrderChoice register={register} screen={screen} criteria={criteria} change={change} />
        <ColumnChoice register={register} criteria={criteria} change={change} />
        <div className="tool-bar-actions">
          <div className="tool-bar-map">
            <MapButton register={register} screen={screen} isPlain={toAddress(criteria, register) === ''} />
          </div>
          <OnlySelection screen={screen} change={change} />
          <DownloadButton register={register} screen={screen} />
        </div>
      </div>
    </div>
  )
}
