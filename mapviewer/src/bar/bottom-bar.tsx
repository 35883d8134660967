import { Attribution } from './attribution.tsx'
import './bottom-bar.css'
import { PointerCoordinate } from './pointer-coordinate.tsx'
import { ScaleBar } from './scale-bar.tsx'

/** Below the map: its scale, where the pointer is, and whose data it is made of. */
export function BottomBar() {
  return (
    <div className="bottom-bar">
      <ScaleBar />
      <PointerCoordinate />
      <Attribution />
    </div>
  )
}
