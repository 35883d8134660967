import type { ListScreen } from '@datacentre/catalogue/list/list-screen'
import { embeddedAt } from '@datacentre/catalogue/wire/map-addresses'
import { Button } from '@datacentre/ui/controls/button'
import { Dialog } from '@datacentre/ui/messages/dialog'
import { useSpoken } from '@datacentre/ui/speech'
import { useInstallation } from '@datacentre/client/installation/installation'
import type { Step } from '../address/address.ts'
import { MapFrame } from './map-frame.tsx'
import { closeDetail } from './open-detail.ts'
import { useFocusAfterwards } from './use-focus-afterwards.ts'
import { useModalSize } from './use-modal-size.ts'
import { useTrail } from './use-trail.ts'
import './detail-modal.css'

type DetailModalProps = {
  readonly screen: ListScreen
  /** What the address names; a row that the register does not have opens nothing. */
  readonly id: string
}

/** One object in the map viewer, over the list. */
export default function DetailModal({ screen, id }: DetailModalProps) {
  const { register, named } = screen.index
  const name = named(id)
  if (name === null) return null
  return <OpenedDetail first={{ page: register.onMap.page(id), name: name ?? null }} />
}

/** The object, and what a visitor goes on to from it. */
function OpenedDetail({ first }: { readonly first: Step }) {
  const { say, language } = useSpoken()
  const { mapviewer } = useInstallation().config
  const size = useModalSize()
  useFocusAfterwards()
  const { shown, before, onShown } = useTrail(first)
  const title = shown.name === null ? say('map.title') : say('detail.title', { name: shown.name })
  return (
    <Dialog
      title={title}
      isOpen
      onClose={closeDetail}
      isDismissable
      className="detail-modal dialog-filled"
      size={size}
      before={before && <BackButton to={before} />}
    >
      <MapFrame
        title={title}
        page={shown.page}
        addressOf={(page) => embeddedAt(page, { mapviewer, language })}
        onEscape={closeDetail}
        onShown={onShown}
      />
    </Dialog>
  )
}

/** Leads where Back of the browser leads. */
function BackButton({ to: { name } }: { readonly to: Step }) {
  const { say } = useSpoken()
  return (
    <Button
      look="quiet"
      icon="chevron-left"
      onPress={({ currentTarget }) => {
        // It may take itself away: the dialog is where a visitor goes on from.
        currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
        window.history.back()
      }}
    >
      {name === null ? say('detail.backToMap') : say('detail.backTo', { name })}
    </Button>
  )
}
