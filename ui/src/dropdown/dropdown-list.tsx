import { ListPopover, type ListPopoverProps } from './list-popover.tsx'
import { OptionList, type OptionListProps } from './option-list.tsx'

type DropdownListProps = Omit<ListPopoverProps, 'staysOpen' | 'onClose' | 'children'> & OptionListProps

/** The open list of a dropdown. */
export default function DropdownList({ button, align, ...list }: DropdownListProps) {
  const { label, takesSeveral, onLeave } = list
  return (
    <ListPopover label={label} button={button} align={align} staysOpen={takesSeveral} onClose={onLeave}>
      <OptionList {...list} />
    </ListPopover>
  )
}
