import { writeNumber } from '@datacentre/catalogue/numbers/written-number'
import { addressOf } from '@datacentre/catalogue/wire/addresses'
import type { ListedLog } from '@datacentre/catalogue/wire/bodies/listed-documents'
import { respond } from '@datacentre/client/calls/ask'
import { useSpoken } from '@datacentre/ui/speech'
import { useQuery } from '@tanstack/react-query'
import { useBoreholePart, type Interval } from '../../calls/borehole-calls.ts'
import { CallFailed } from '../call-failed.tsx'
import { addressOfFile } from '../documents/address-of-file.ts'
import type { ListedFile } from '../documents/file-list.tsx'
import { showSize } from '../documents/show-size.ts'
import { SectionOfCall } from '../section-of-call.tsx'
import { preferredFirst } from '@datacentre/catalogue/underground/preferred-first'
import { GroupedLogs } from './grouped-logs.tsx'
import { LogDrawing } from './log-drawing.tsx'
import { readLas } from '@datacentre/catalogue/underground/read-las'

const inPathOf = ({ documentBfileDbk }: ListedLog) => ({ id: documentBfileDbk })

/** The log files of a borehole; those in the open LAS form are drawn. */
export function Logs({ boreholeDbk }: { readonly boreholeDbk: string | number }) {
  const { say, speech, language } = useSpoken()
  const query = useBoreholePart('borehole-logdocuments', boreholeDbk)
  const strata = useBoreholePart('borehole-stratinterpretations', boreholeDbk)
  const intervals = preferredFirst(strata.data?.stratIntprts ?? [])[0]?.stratIntvals ?? []
  const written = (value: number): string => writeNumber(value, language, { least: 0, most: 1 })
  const fileOf = (log: ListedLog): ListedFile => ({
    key: log.documentBfileDbk,
    title: log.fileName,
    notes: [
      ...(log.descriptionCode === null ? [] : [speech.code('logDescription', log.descriptionCode)]),
      ...(log.topDepth === null || log.bottomDepth === null
        ? []
        : [`${written(log.topDepth)} – ${written(log.bottomDepth)} m`]),
      ...(log.fileSize === null ? [] : [showSize(log.fileSize, say)]),
    ],
    ...addressOfFile(log, addressOf('log-file', inPathOf(log))),
  })
  return (
    <SectionOfCall title={say('object.logs')} query={query}>
      {(logs) => (
        <>
          {logs
            .filter(
              ({ fileServed, fileAddress, fileTypeCode }) =>
                fileServed && fileAddress === null && fileTypeCode === 'LAS',
            )
            .map((log) => (
              <DrawnLog key={log.documentBfileDbk} log={log} intervals={intervals} />
            ))}
          <GroupedLogs logs={logs} fileOf={fileOf} />
        </>
      )}
    </SectionOfCall>
  )
}

/** One LAS file as curves. */
function DrawnLog({ log, intervals }: { readonly log: ListedLog; readonly intervals: readonly Interval[] }) {
  const { say } = useSpoken()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['las', log.documentBfileDbk],
    queryFn: async ({ signal }) =>
      readLas(await (await respond('log-file', { inPath: inPathOf(log), signal })).text()),
  })
  if (isPending) return <p className="panel-note">{say('loading')}</p>
  if (isError) return <CallFailed onRetry={() => void refetch()} />
  if (data === null)
    return <p className="panel-note">{say('object.log.unreadable', { file: log.fileName })}</p>
  return <LogDrawing las={data} intervals={intervals} />
}
