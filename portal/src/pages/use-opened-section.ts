import { useEffect } from 'react'
import { goToElement } from '../frame/go-to-element.ts'

/** Goes to the section that the address names: the browser looked for it before the text had come. */
export function useOpenedSection(): void {
  useEffect(() => goToElement(window.location.hash.slice(1)), [])
}
