import type { LayerId } from '@datacentre/catalogue/geography/map-layers'
import type { Parameter } from '@datacentre/catalogue/grammar/parameter'
import { codesIn, severalCodes } from '@datacentre/catalogue/grammar/several'
import { Checkbox } from '@datacentre/ui/controls/checkbox'
import { changeAddress, useAddress } from '../address/address-store.ts'
import { withLayerFiltered } from '../address/shown-layers.ts'

type ClassSwitchProps = {
  readonly layer: LayerId
  readonly of: { readonly parameter: Parameter; readonly code: string }
  /** The codes of every class of the layer. */
  readonly all: readonly string[]
  readonly label: string
}

/** Switches a class of a layer off and on; that is the filter of the layer, so the address and the list have it too. */
export function ClassSwitch({ layer, of: { parameter, code }, all, label }: ClassSwitchProps) {
  const address = useAddress()
  const { [parameter]: asked, ...others } = address.filters[layer] ?? {}
  const codes = codesIn(asked === undefined ? undefined : String(asked))
  // Without a filter every class is shown.
  const shown = codes.length === 0 ? all : codes
  const isShown = shown.includes(code)
  const toggle = (): void => {
    const next = isShown ? shown.filter((one) => one !== code) : [...shown, code]
    const isAll = all.every((one) => next.includes(one))
    // The last class cannot go: a filter of nothing would show everything.
    const left = next.length === 0 ? shown : next
    changeAddress(
      withLayerFiltered(address, layer, {
        ...others,
        ...(!isAll && { [parameter]: severalCodes(left) }),
      }),
    )
  }
  return <Checkbox label={label} state={isShown ? 'checked' : 'unchecked'} onChange={toggle} />
}
