import { showAmount } from '@datacentre/catalogue/wording/amount'
import { useSpoken } from '@datacentre/ui/speech'
import results from './accessibility-results.json'

const checks = ['axe', 'names', 'keyboard', 'reflow', 'spacing', 'forcedColours', 'motion'] as const

type ResultsProps = {
  /** What each check found, around how much it looked at; `tool` is the name of the program and its version. */
  readonly sentences: Readonly<Record<(typeof checks)[number], (count: string, tool: string) => string>>
}

/** What `npm run accessibility` found when it was last run: it keeps the numbers only when every check was passed. */
export function AccessibilityResults({ sentences }: ResultsProps) {
  const { language } = useSpoken()
  return (
    <ul>
      {checks.map((check) => (
        <li key={check}>
          {sentences[check](showAmount(results.checks[check], language), `axe ${results.axeVersion}`)}
        </li>
      ))}
    </ul>
  )
}
