import type { Speech } from '@datacentre/catalogue/grammar/column-kinds'
import type { Curve } from '@datacentre/catalogue/underground/read-las'

/** Log files write units in plain capitals; these are the signs that people read. */
const signs: Readonly<Record<string, string>> = {
  GAPI: 'gAPI',
  'US/F': 'µs/ft',
  'US/M': 'µs/m',
  'G/C3': 'g/cm³',
  'K/M3': 'kg/m³',
  'V/V': 'v/v',
  OHMM: 'Ω·m',
  MV: 'mV',
  IN: 'inch',
  MM: 'mm',
}

/** A unit that is not known stays as the file has it. */
export const unitSign = (unit: string): string => signs[unit.toUpperCase()] ?? unit

/** What a curve measures, in the visitor's language where we know it, and else as the file says. */
export function curveTitle({ name, description }: Curve, speech: Speech): string {
  const known = speech.code('logCurve', name)
  return known === name ? description || name : known
}
