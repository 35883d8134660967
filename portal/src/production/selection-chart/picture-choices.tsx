import { USUAL_GROUPING } from '@datacentre/catalogue/production/series/picture'
import {
  type FigureCriteria,
  type YearlyCriteria,
} from '@datacentre/catalogue/production/selecting/selectors'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { Dropdown } from '@datacentre/ui/dropdown/dropdown'
import { useSpoken } from '@datacentre/ui/speech'
import type { ChangeFigures } from '../selectors/use-figure-criteria.ts'
import { useGroupings } from '../use-groupings.ts'
import { StepChoice } from './step-choice.tsx'
import './picture-choices.css'

type PictureChoicesProps = {
  readonly screen: ProductionScreen
  readonly shown: FigureCriteria | YearlyCriteria
  readonly change: ChangeFigures
}

/** By month, by year or added up, and what the bars are divided into; both stand in the address. */
export function PictureChoices({ screen, shown, change }: PictureChoicesProps) {
  const { say } = useSpoken()
  const { by = USUAL_GROUPING } = shown
  const can = useGroupings(screen)
  return (
    <div className="picture-choices">
      <StepChoice shown={shown} change={change} />
      <div className="picture-by">
        <Dropdown
          label={say('filter.by')}
          options={can.map((code) => ({ code, description: say(`picture.by.${code}`), count: null }))}
          value={by}
          onChange={(code) => change({ by: code === USUAL_GROUPING ? undefined : code })}
        />
      </div>
    </div>
  )
}
