import { Popover as AriaPopover, type PopoverProps } from 'react-aria-components/Popover'
import type { ReactNode, Ref } from 'react'
import { InLanguage } from './in-language.tsx'
import './popover.css'

type Props = Omit<PopoverProps, 'children' | 'isOpen'> & {
  readonly isOpen: boolean
  readonly ref?: Ref<HTMLElement>
  readonly children: ReactNode
}

/** What hangs beside a control, in the visitor's language. */
export default function Popover(props: Props) {
  return (
    <InLanguage>
      <AriaPopover {...props} />
    </InLanguage>
  )
}
