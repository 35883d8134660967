import { layerOf } from '@datacentre/catalogue/geography/map-layers'
import { useSpoken } from '@datacentre/ui/speech'
import { NotFound } from '@datacentre/client/calls/call'
import { useObject } from '../calls/object-call.ts'
import type { ObjectId } from '@datacentre/catalogue/geography/map-page'
import { kindOf, layerStyle } from '../subjects/subjects.ts'
import { CallFailed } from './call-failed.tsx'
import { ObjectPanel } from './object-panel.tsx'
import { PanelHead } from './panel-head.tsx'

type OpenedObjectProps = { readonly opened: ObjectId; readonly onClose: () => void }

/** The object of the address: on its way, there, unknown, or not to be had now. */
export function OpenedObject({ opened, onClose }: OpenedObjectProps) {
  const { say } = useSpoken()
  const { data, error, refetch } = useObject(opened)
  const layer = layerOf(opened.layer)
  const kind = { text: say(kindOf(opened.layer)), style: layerStyle(layer) }
  if (data) return <ObjectPanel object={data} onClose={onClose} />
  if (error instanceof NotFound)
    return (
      <>
        <PanelHead title={say('object.unknown')} kind={kind} onClose={onClose} />
        <p>{say('object.unknown.text', { id: opened.id })}</p>
      </>
    )
  if (error)
    return (
      <>
        <PanelHead title={opened.id} kind={kind} isName onClose={onClose} />
        <CallFailed onRetry={() => void refetch()} />
      </>
    )
  return (
    <>
      <PanelHead title={say('loading')} kind={kind} onClose={onClose} />
      <p role="status" className="visually-hidden">
        {say('loading')}
      </p>
    </>
  )
}
