import {
  chartSteps,
  stepOf,
  usualStep,
  type ChartStep,
} from '@datacentre/catalogue/production/series/picture'
import type { FigureCriteria, YearlyCriteria } from '@datacentre/catalogue/production/selecting/selectors'
import { useSpoken } from '@datacentre/ui/speech'
import { useId } from 'react'
import type { ChangeFigures } from '../selectors/use-figure-criteria.ts'
import './step-choice.css'

type StepChoiceProps = {
  readonly shown: FigureCriteria | YearlyCriteria
  readonly change: ChangeFigures
}

/** By month, by year or added up, which stands in the address. */
export function StepChoice({ shown, change }: StepChoiceProps) {
  const { say } = useSpoken()
  const name = useId()
  const step = stepOf(shown)
  const choose = (chosen: ChartStep): void =>
    change({ step: chosen === usualStep(shown) ? undefined : chosen })
  return (
    <fieldset className="picture-steps">
      <legend className="visually-hidden">{say('filter.step')}</legend>
      {chartSteps.map((code) => (
        <label key={code}>
          <input type="radio" name={name} checked={step === code} onChange={() => choose(code)} />
          <span>{say(`picture.step.${code}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
