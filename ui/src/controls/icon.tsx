import { Drawing } from './drawing.tsx'
import { iconShapes } from './icon-shapes.ts'

/** A line drawing of an app's own, on a sheet of 24 by 24. */
export type IconShape = { readonly shape: string }

export type IconName = keyof typeof iconShapes

/** A drawing that all apps have, or one of an app's own. */
export type AnyIcon = IconName | IconShape

type IconProps = { readonly name: AnyIcon; /** In pixels. */ readonly size?: number | undefined }

export function Icon({ name, size }: IconProps) {
  return <Drawing shape={typeof name === 'string' ? iconShapes[name] : name.shape} size={size} />
}
