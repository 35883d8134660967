import { styleClasses, type StyleClass } from '@datacentre/catalogue/grammar/identity'
import { pageShapes } from './page-icon.tsx'

const iconsOfClasses = Object.fromEntries(
  Object.entries(styleClasses).map(([name, { icon }]) => [name, icon]),
) as Readonly<Record<StyleClass, string>>

/** Line drawings on a sheet of 24 by 24: those of a page, of what is known by one, and of what can be worked with. */
export const iconShapes = {
  ...pageShapes,
  ...iconsOfClasses,
  download: 'M12 3.5v12M7 10.5l5 5 5-5M4 20h16',
  filter: 'M3.5 6h17M6.5 12h11M10 18h4',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-up': 'm6 15 6-6 6 6',
  'chevron-left': 'm15 6-6 6 6 6',
  'arrow-up': 'M12 20V4.5M6 10.5l6-6 6 6',
  'arrow-down': 'M12 4v15.5M6 13.5l6 6 6-6',
  first: 'm18 6-6 6 6 6M7 6v12',
  last: 'm6 6 6 6-6 6M17 6v12',
  calendar: 'M4 5.5h16v15H4zM4 10h16M8 3v4.5M16 3v4.5M8 14h1M12 14h1M16 14h.5M8 17h1M12 17h1',
  copy: 'M8.5 8.5h11v12h-11zM5.5 15.5h-1v-12h11v2',
  print: 'M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 14h10v6.5H7z',
  check: 'm5 12.5 4.5 4.5L19 7',
  minus: 'M5.5 12h13',
  plus: 'M5.5 12h13M12 5.5v13',
} as const satisfies Record<string, string>
