import type { StyleClass } from '@datacentre/catalogue/colours'

/** Line drawings on a sheet of 24 by 24; the first nine belong to the style classes. */
const shapesOfClasses = {
  // A derrick on the ground, and the hole under it.
  'datatype-borehole':
    'M7 14.5 10.8 3h2.4L17 14.5M9.2 8h5.6L7 14.5M9.2 8l7.8 6.5M3.5 14.5h17M12 14.5V21M9.8 18.8 12 21l2.2-2.2',
  // Folded layers that hold a gas cap.
  'datatype-field': 'M3 12c4 0 5-7 9-7s5 7 9 7M3 19c4 0 5-7 9-7s5 7 9 7M8.2 15.5h7.6',
  // A deed with the area it grants.
  'datatype-licence': 'M14 3H6v18h12V7zM14 3v4h4M8.8 13.4l2.6-2.6 3.8 1.4-.5 3.2-2.4 2.1-3-1.1z',
  // Three traces of a recording.
  'datatype-seismic':
    'M5 3v2.5C5 7 8 7 8 8.5S5 10 5 11.5v1C5 14 8 14 8 15.5S5 17 5 18.5V21M11 3v4c0 1.5 3 1.5 3 3s-3 1.5-3 3v1c0 1.5 3 1.5 3 3s-3 1.5-3 3v1M17 3v2.5c0 1.5 3 1.5 3 3s-3 1.5-3 3v1c0 1.5 3 1.5 3 3s-3 1.5-3 3V21',
  // A pump jack.
  'production-well':
    'M2.5 20.5h19M4.5 9.5l13-4.5M17 3c2.3.6 3.3 2.7 3 5.5L17.5 5M20 8.5v12M11.5 7.1l-3.3 13.4M11.5 7.1l3.3 13.4M4.5 9.5v4.5M6.5 16a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  // What a folded layer gives.
  'production-field':
    'M3 20.5c4 0 5-7 9-7s5 7 9 7M12 13.5V3.5M8.5 7 12 3.5 15.5 7M3 14.5c1.5 0 2.5-.8 3.5-2M21 14.5c-1.5 0-2.5-.8-3.5-2',
  // A deed with figures.
  'production-licence': 'M14 3H6v18h12V7zM14 3v4h4M9 17.5v-3M12 17.5v-6M15 17.5v-4',
  // A platform at sea with its flare.
  'production-mining':
    'M4 9.5h16v3H4zM6.5 12.5 5.2 18M17.5 12.5l1.3 5.5M7 9.5V5.5h5v4M16.5 9.5V6M16.5 6c-1.6-1.2-.6-2.2 0-3.5.6 1.3 1.6 2.3 0 3.5ZM2.5 20.5c1.6-1.3 3.2-1.3 4.8 0s3.2 1.3 4.7 0 3.2-1.3 4.8 0 3.1 1.3 4.7 0',
  // One well down, one well up, and warm water between them.
  'production-geothermal':
    'M7 3v10M4.5 10.5 7 13l2.5-2.5M17 13V3M14.5 5.5 17 3l2.5 2.5M3 17c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0 3-1.3 4.5 0 3 1.3 4.5 0M3 21c1.5-1.3 3-1.3 4.5 0s3 1.3 4.5 0 3-1.3 4.5 0 3 1.3 4.5 0',
} as const satisfies Record<StyleClass, string>

export const iconShapes = {
  ...shapesOfClasses,
  search: 'M16.5 10.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0ZM15 15l5.5 5.5',
  download: 'M12 3.5v12M7 10.5l5 5 5-5M4 20h16',
  map: 'M3.5 6.5 9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20zM9 4v13.5M15 6.5V20',
  filter: 'M3.5 6h17M6.5 12h11M10 18h4',
  'chevron-down': 'm6 9 6 6 6-6',
  'chevron-up': 'm6 15 6-6 6 6',
  'chevron-left': 'm15 6-6 6 6 6',
  'chevron-right': 'm9 6 6 6-6 6',
  'arrow-up': 'M12 20V4.5M6 10.5l6-6 6 6',
  'arrow-down': 'M12 4v15.5M6 13.5l6 6 6-6',
  first: 'm18 6-6 6 6 6M7 6v12',
  last: 'm6 6 6 6-6 6M17 6v12',
  close: 'm6 6 12 12M18 6 6 18',
  calendar: 'M4 5.5h16v15H4zM4 10h16M8 3v4.5M16 3v4.5M8 14h1M12 14h1M16 14h.5M8 17h1M12 17h1',
  copy: 'M8.5 8.5h11v12h-11zM5.5 15.5h-1v-12h11v2',
  print: 'M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 14h10v6.5H7z',
  external: 'M10.5 5H4.5v14.5H19v-6M14 4h6v6M20 4l-9 9',
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  check: 'm5 12.5 4.5 4.5L19 7',
  minus: 'M5.5 12h13',
  plus: 'M5.5 12h13M12 5.5v13',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2v.1',
  info: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5.5M12 7.5v.1',
  link: 'M10 13.5a4 4 0 0 0 5.7.3l3-3a4 4 0 0 0-5.7-5.6l-1.3 1.3M14 10.5a4 4 0 0 0-5.7-.3l-3 3a4 4 0 0 0 5.7 5.6l1.3-1.3',
  chart: 'M4 3.5v17h16.5M8.5 17v-5M12.5 17V7.5M16.5 17v-7',
  layers: 'm12 3.5 8.5 4.5-8.5 4.5L3.5 8zM3.5 12l8.5 4.5 8.5-4.5M3.5 16l8.5 4.5 8.5-4.5',
  table: 'M3.5 4.5h17v15h-17zM3.5 9.5h17M3.5 14.5h17M9.5 4.5v15',
  measure: 'M3 15.5 15.5 3l5.5 5.5L8.5 21zM7 11.5l2 2M10 8.5l3 3M13 5.5l2 2',
  undo: 'M8 4.5 3.5 9 8 13.5M3.5 9h11a5.5 5.5 0 0 1 0 11H10',
  bin: 'M4 6.5h16M9 6.5V3.5h6v3M6.5 6.5l.8 14h9.4l.8-14M10.2 10.5v6M13.8 10.5v6',
  fullscreen: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 7.5V12l3.2 2',
  play: 'M8 5v14l11-7z',
  stop: 'M6.5 6.5h11v11h-11z',
  home: 'M3.5 11.5 12 4l8.5 7.5M6 9.5v10.5h4.5v-6h3v6H18V9.5',
} as const satisfies Record<string, string>
