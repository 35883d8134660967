import type { Call } from '@datacentre/catalogue/grammar/register'
import type { PassingMessageProps } from '@datacentre/ui/messages/passing-message'
import { useSpoken } from '@datacentre/ui/speech'
import { useEffect, useRef, useState } from 'react'
import { fetchFile } from '@datacentre/client/files/fetch-file'
import { saveFile } from '@datacentre/client/files/save-file'

export type Download = {
  readonly call: Call
  readonly body?: unknown
  /** What its address asks. */
  readonly query?: Readonly<Record<string, string | readonly string[]>>
  readonly headers?: Readonly<Record<string, string>>
  readonly fileName: string
  readonly asOf?: number | undefined
}

export type DownloadControl = {
  /** Bytes that have come in, or null when no file is being made. */
  readonly received: number | null
  /** How the last download ended. */
  readonly message: PassingMessageProps
  readonly start: (download: Download) => void
  readonly cancel: () => void
}

const NOTHING_TOLD = { text: '', stays: false }

/** Fetches a file and saves it. A failure goes to the console in the words of S8, and to the visitor in ours. */
export function useDownload(): DownloadControl {
  const { say, language } = useSpoken()
  const [received, setReceived] = useState<number | null>(null)
  const [told, setTold] = useState(NOTHING_TOLD)
  const running = useRef<AbortController | null>(null)
  // Who leaves the screen leaves the file.
  useEffect(() => () => running.current?.abort(), [])

  const run = async ({ fileName, ...asked }: Download): Promise<void> => {
    const control = new AbortController()
    running.current = control
    setReceived(0)
    setTold(NOTHING_TOLD)
    try {
      const { signal } = control
      saveFile(await fetchFile({ ...asked, language, signal, onReceived: setReceived }), fileName)
      setTold({ text: say('download.done', { file: fileName }), stays: false })
    } catch (cause) {
      if (control.signal.aborted) setTold({ text: say('download.cancelled'), stays: false })
      else {
        // oxlint-disable-next-line no-console -- the specification asks for these words (S8)
        console.error('could not download file')
        // oxlint-disable-next-line no-console -- apart, so that the words above stand exactly as they are asked
        console.error(cause)
        setTold({ text: say('download.failed'), stays: true })
      }
    } finally {
      running.current = null
      setReceived(null)
    }
  }
  return {
    received,
    message: { ...told, onClose: () => setTold(NOTHING_TOLD) },
    start: (download) => void run(download),
    cancel: () => running.current?.abort(),
  }
}
