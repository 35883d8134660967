import { useSpoken } from '@datacentre/ui/speech'
import { useSyncExternalStore } from 'react'
import { ToolButton } from './tool-button.tsx'
import { mapIcons } from '../map-icons.ts'

function onFullScreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** Fills the screen with the map and its panel, where the browser and the page around it allow that. */
export function FullScreenButton() {
  const { say } = useSpoken()
  const isFull = useSyncExternalStore(onFullScreen, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null
  const toggle = (): void => {
    const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    done.catch(reportError)
  }
  return (
    <ToolButton
      icon={mapIcons.fullscreen}
      label={say(isFull ? 'map.leaveFullScreen' : 'map.fullScreen')}
      aria-pressed={isFull}
      onPress={toggle}
    />
  )
}
