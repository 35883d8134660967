import type { IconShape } from '@datacentre/ui/controls/icon'

/** What only the map draws, on a sheet of 24 by 24. */
export const mapIcons = {
  external: { shape: 'M10.5 5H4.5v14.5H19v-6M14 4h6v6M20 4l-9 9' },
  link: {
    shape:
      'M10 13.5a4 4 0 0 0 5.7.3l3-3a4 4 0 0 0-5.7-5.6l-1.3 1.3M14 10.5a4 4 0 0 0-5.7-.3l-3 3a4 4 0 0 0 5.7 5.6l1.3-1.3',
  },
  layers: { shape: 'm12 3.5 8.5 4.5-8.5 4.5L3.5 8zM3.5 12l8.5 4.5 8.5-4.5M3.5 16l8.5 4.5 8.5-4.5' },
  measure: { shape: 'M3 15.5 15.5 3l5.5 5.5L8.5 21zM7 11.5l2 2M10 8.5l3 3M13 5.5l2 2' },
  undo: { shape: 'M8 4.5 3.5 9 8 13.5M3.5 9h11a5.5 5.5 0 0 1 0 11H10' },
  bin: { shape: 'M4 6.5h16M9 6.5V3.5h6v3M6.5 6.5l.8 14h9.4l.8-14M10.2 10.5v6M13.8 10.5v6' },
  fullscreen: { shape: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5' },
  play: { shape: 'M8 5v14l11-7z' },
  stop: { shape: 'M6.5 6.5h11v11h-11z' },
  history: { shape: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 7.5V12l3.2 2' },
  warning: { shape: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1' },
  home: { shape: 'M3.5 11.5 12 4l8.5 7.5M6 9.5v10.5h4.5v-6h3v6H18V9.5' },
} as const satisfies Readonly<Record<string, IconShape>>
