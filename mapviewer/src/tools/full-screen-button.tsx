import { IconButton } from '@datacentre/ui/controls/button'
import { useSpoken } from '@datacentre/ui/speech'
import { useSyncExternalStore } from 'react'

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
    <IconButton
      look="plain"
      icon="fullscreen"
      label={say(isFull ? 'map.leaveFullScreen' : 'map.fullScreen')}
      aria-pressed={isFull}
      onPress={toggle}
    />
  )
}
