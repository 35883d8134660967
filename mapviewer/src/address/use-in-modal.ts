import { useAddress } from './address-store.ts'

/** Whether the page around us has the name of the object and a cross: an address with the marker of the modal can be opened alone too. */
export function useInModal(): boolean {
  const { embedded } = useAddress()
  return embedded && window.parent !== window
}
