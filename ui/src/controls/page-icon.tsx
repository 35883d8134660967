import { Drawing } from './drawing.tsx'

/** Line drawings on a sheet of 24 by 24. */
export const pageShapes = {
  search: 'M16.5 10.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM15 15l5.5 5.5',
  map: 'M3.5 6.5 9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20zM9 4v13.5M15 6.5V20',
  'chevron-right': 'm9 6 6 6-6 6',
  close: 'm6 6 12 12M18 6 6 18',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5.5M12 7.5v.1',
  chart: 'M4 3.5v17h16.5M8.5 17v-5M12.5 17V7.5M16.5 17v-7',
  table: 'M3.5 4.5h17v15h-17zM3.5 9.5h17M3.5 14.5h17M9.5 4.5v15',
} as const satisfies Record<string, string>

type PageIconProps = {
  readonly name: keyof typeof pageShapes
  /** In pixels. */
  readonly size?: number | undefined
}

/** A drawing in the frame of a page or on the home; the others come with what can be worked with. */
export function PageIcon({ name, size }: PageIconProps) {
  return <Drawing shape={pageShapes[name]} size={size} />
}
