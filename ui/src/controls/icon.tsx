import './icon.css'
import { iconShapes } from './icon-shapes.ts'

export type IconName = keyof typeof iconShapes

type IconProps = { readonly name: IconName; /** In pixels. */ readonly size?: number | undefined }

/** A drawing beside words; it says nothing by itself. */
export function Icon({ name, size = 24 }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={iconShapes[name]} />
    </svg>
  )
}
