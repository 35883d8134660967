import type { Layer } from '@datacentre/catalogue/geography/layer-code'
import type { MapLayer } from '@datacentre/catalogue/geography/map-layers'
import type { CodesParameter } from '@datacentre/catalogue/grammar/parameter'
import { NO_VALUE } from '@datacentre/catalogue/grammar/option'
import { codesIn, severalCodes } from '@datacentre/catalogue/grammar/several'

/** What of a layer has one sign: the values of a filter that leave it. */
export type LayerClass = { readonly parameter: CodesParameter; readonly codes: readonly string[] }

/** The values of a parameter that the objects of a layer have, as the layer carries them. */
function valuesIn({ register }: MapLayer, data: Layer, parameter: CodesParameter): readonly string[] {
  const filter = register?.filters.find((one) => 'parameter' in one && one.parameter === parameter)
  return filter !== undefined && 'column' in filter ? (data.codes[filter.column]?.values ?? []) : []
}

const isIn = (codes: readonly string[], code: string): boolean =>
  codes.some((one) => one.toLowerCase() === code.toLowerCase())

/** Codes that differ only by case are one, as they are in a list (D8). */
const distinct = (codes: readonly string[]): readonly string[] =>
  codes.filter((code, at) => !isIn(codes.slice(0, at), code))

/** The classes of a parameter, and every value that its filter can ask for in this layer. */
export type Classes = { readonly all: readonly string[]; readonly declared: readonly LayerClass[] }

export function classesOf(
  layer: MapLayer,
  data: Layer,
  own: readonly LayerClass[],
): (parameter: CodesParameter) => Classes {
  return (parameter) => {
    const declared = own.filter((one) => one.parameter === parameter)
    const named = declared.flatMap(({ codes }) => codes)
    return { declared, all: distinct([...named, ...valuesIn(layer, data, parameter), NO_VALUE]) }
  }
}

/** The values of a class; those that no class names are drawn as what has none, and go with it. */
function wholeClass({ codes }: LayerClass, { all, declared }: Classes): readonly string[] {
  if (!codes.includes(NO_VALUE)) return codes
  const named = declared.flatMap((one) => one.codes)
  return [...codes, ...all.filter((code) => !isIn(named, code))]
}

/** Without a filter every class is shown. */
const shownOf = (asked: string | undefined, { all }: Classes): readonly string[] =>
  asked === undefined ? all : codesIn(asked)

/** Whether a class is drawn: all of it, some of it, or nothing. */
export function classState(
  asked: string | undefined,
  own: LayerClass,
  classes: Classes,
): 'checked' | 'mixed' | 'unchecked' {
  const codes = wholeClass(own, classes)
  const shown = codes.filter((code) => isIn(shownOf(asked, classes), code))
  return shown.length === codes.length ? 'checked' : shown.length > 0 ? 'mixed' : 'unchecked'
}

/** What a filter asks for after a class was switched; nothing where that is everything. */
export function withClassSwitched(
  asked: string | undefined,
  own: LayerClass,
  classes: Classes,
): string | undefined {
  const [codes, shown] = [wholeClass(own, classes), shownOf(asked, classes)]
  const next =
    classState(asked, own, classes) === 'checked'
      ? shown.filter((code) => !isIn(codes, code))
      : distinct([...shown, ...codes])
  // The last class cannot go: a filter of nothing would show everything.
  if (next.length === 0) return asked
  return classes.all.every((code) => isIn(next, code)) ? undefined : severalCodes(next)
}
