import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { createContext, useContext } from 'react'
import './explained-words.css'

/** Whether the facts of a panel say what their words mean. */
export const ExplainedWords = createContext(false)

export const useExplainedWords = (): boolean => useContext(ExplainedWords)

type ExplainWordsProps = { readonly isExplained: boolean; readonly onChange: (isExplained: boolean) => void }

/** Explains the words of all facts of a panel where they stand, as a row of a list does. */
export function ExplainWords({ isExplained, onChange }: ExplainWordsProps) {
  const { say } = useSpoken()
  return (
    <p className="explain-words">
      <Button look="quiet" icon="info" aria-pressed={isExplained} onPress={() => onChange(!isExplained)}>
        {say('row.explain')}
      </Button>
    </p>
  )
}
