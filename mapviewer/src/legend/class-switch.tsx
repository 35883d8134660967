import type { LayerId } from '@datacentre/catalogue/geography/map-layers'
import { withParameter } from '@datacentre/catalogue/grammar/parameter'
import { Checkbox } from '@datacentre/ui/controls/checkbox'
import { changeAddress, useAddress } from '../address/address-store.ts'
import { withLayerFiltered } from '../address/shown-layers.ts'
import { classState, withClassSwitched, type Classes, type LayerClass } from './layer-classes.ts'

type ClassSwitchProps = {
  readonly layer: LayerId
  readonly of: LayerClass
  /** All classes of its parameter. */
  readonly classes: Classes
  readonly label: string
}

/** Switches a class of a layer off and on; that is the filter of the layer, so the address and the list have it too. */
export function ClassSwitch({ layer, of, classes, label }: ClassSwitchProps) {
  const address = useAddress()
  const criteria = address.filters[layer] ?? {}
  const asked = criteria[of.parameter]
  const toggle = (): void => {
    const next = withParameter(criteria, of.parameter, withClassSwitched(asked, of, classes))
    changeAddress(withLayerFiltered(address, layer, next))
  }
  return <Checkbox label={label} state={classState(asked, of, classes)} onChange={toggle} />
}
