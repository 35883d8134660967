import { Button } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { useState } from 'react'
import { copyText } from '../files/copy-text.ts'

type CopyableTextProps = {
  /** What the text is, for who hears it. */
  readonly name: string
  readonly text: string
}

/** Lines to take along, with a button that puts them on the clipboard. */
export function CopyableText({ name, text }: CopyableTextProps) {
  const { say } = useSpoken()
  const [told, setTold] = useState<{
    readonly of: string
    readonly key: 'takeHome.copied' | 'row.notCopied'
  } | null>(null)
  const copy = async (): Promise<void> =>
    setTold({ of: text, key: (await copyText(text)) ? 'takeHome.copied' : 'row.notCopied' })
  return (
    <div className="copyable-text">
      <pre role="group" aria-label={name}>
        <code>{text}</code>
      </pre>
      <Button
        icon="copy"
        look="quiet"
        aria-label={say('takeHome.copyNamed', { name })}
        onPress={() => void copy()}
      >
        {say('takeHome.copy')}
      </Button>
      <span role="status">{told !== null && told.of === text && say(told.key)}</span>
    </div>
  )
}
