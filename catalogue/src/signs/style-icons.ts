import type { StyleClass } from '../colours.ts'

/** The line drawing of each class by which a visitor knows a register or the figures of a kind, on a sheet of 24 by 24. */
export const styleIcons = {
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
} as const satisfies Readonly<Record<StyleClass, string>>
