import { modalSize } from '@datacentre/catalogue/screen-constants'
import { useEffect, useState } from 'react'

type Size = { readonly width: number; readonly height: number }

const sizeNow = (): Size => modalSize({ width: window.innerWidth, height: window.innerHeight })

/** The size of the detail modal, which follows the window (S2). */
export function useModalSize(): Size {
  const [size, setSize] = useState(sizeNow)
  useEffect(() => {
    const follow = (): void => setSize(sizeNow())
    window.addEventListener('resize', follow)
    return () => window.removeEventListener('resize', follow)
  }, [])
  return size
}
