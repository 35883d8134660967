import type { Register } from '@datacentre/catalogue/grammar/register'
import { toAddress, toBody } from '@datacentre/catalogue/list/address'
import { selectedKeys, type ListScreen } from '@datacentre/catalogue/list/list-screen'
import { mayDownload } from '@datacentre/catalogue/list/list-state'
import { NARROWED_BY } from '@datacentre/catalogue/wire/narrowed-by'
import { Button } from '@datacentre/ui/controls/button'
import { LoadingDialog } from '@datacentre/ui/messages/loading-dialog'
import { PassingMessage } from '@datacentre/ui/messages/passing-message'
import { useSpoken } from '@datacentre/ui/speech'
import { useAsOf } from '../as-of/as-of.ts'
import { useDownload } from './use-download.ts'

type DownloadButtonProps = { readonly register: Register; readonly screen: ListScreen | undefined }

/** The selected rows as the call is asked for them: by their keys, or where only the server has these by what they are found by. */
const bodyOf = (screen: ListScreen) =>
  selectedKeys(screen) ?? { ...toBody(screen.criteria), except: [...screen.selection.keys] }

/** Takes the selected rows home as a spreadsheet. People's scripts press the button by its id. */
export function DownloadButton({ register, screen }: DownloadButtonProps) {
  const { say } = useSpoken()
  const asOf = useAsOf()
  const { received, message, start, cancel } = useDownload()
  const selected = screen?.selection.count ?? 0
  const isDisabled = !mayDownload({ selected })
  const download = (): void => {
    if (screen === undefined) return
    start({
      call: register.rest.export,
      body: bodyOf(screen),
      headers: { [NARROWED_BY]: toAddress(screen.criteria) },
      fileName: register.spreadsheet,
      asOf,
    })
  }
  return (
    <>
      <Button
        id="downloadExcel"
        icon="download"
        look="primary"
        onPress={download}
        isDisabled={isDisabled}
        {...(isDisabled && { why: say('download.needsSelection') })}
      >
        {selected === 0
          ? say('download.title')
          : say(`register.${register.id}.download`, { count: selected })}
      </Button>
      <LoadingDialog
        isOpen={received !== null}
        style={register.style}
        what={say(`register.${register.id}.making`, { count: selected })}
        received={received}
        onCancel={cancel}
      />
      <PassingMessage {...message} />
    </>
  )
}
