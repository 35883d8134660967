import type { ListScreen } from '@datacentre/catalogue/list/list-screen'
import { embeddedPage } from '@datacentre/catalogue/wire/map-addresses'
import { Dialog } from '@datacentre/ui/messages/dialog'
import { useSpoken } from '@datacentre/ui/speech'
import { useState } from 'react'
import { useInstallation } from '@datacentre/client/installation/installation'
import { MapFrame } from './map-frame.tsx'
import { closeDetail } from './open-detail.ts'
import { useFocusAfterwards } from './use-focus-afterwards.ts'
import { useModalSize } from './use-modal-size.ts'
import './detail-modal.css'

type DetailModalProps = {
  readonly screen: ListScreen
  /** What the address names; a row that the register does not have opens nothing. */
  readonly id: string
}

/** One object in the map viewer, over the list. */
export function DetailModal({ screen, id }: DetailModalProps) {
  const { say, language } = useSpoken()
  const { mapviewer } = useInstallation().config
  const size = useModalSize()
  useFocusAfterwards()
  const [shown, setShown] = useState<string | null>()
  const { register, rows } = screen.index
  const row = rows.find((candidate) => String(candidate[register.onMap.pageId]) === id)
  if (row === undefined) return null
  const name = shown === undefined ? String(row[register.name]) : shown
  const title = name === null ? say('map.title') : say('detail.title', { name })
  return (
    <Dialog
      title={title}
      isOpen
      onClose={closeDetail}
      isDismissable
      className="detail-modal dialog-filled"
      size={size}
    >
      <MapFrame
        title={title}
        src={embeddedPage(register, id, { mapviewer, language })}
        onEscape={closeDetail}
        onShown={setShown}
      />
    </Dialog>
  )
}
