import { IconButton, type IconButtonProps } from '@datacentre/ui/controls/button'

/** One of the buttons that float over the map: they need a ground of their own. */
export const ToolButton = (props: IconButtonProps) => <IconButton look="plain" {...props} />
