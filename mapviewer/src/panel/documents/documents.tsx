import { addressOf } from '@datacentre/catalogue/wire/addresses'
import type { ListedDocument } from '@datacentre/catalogue/wire/bodies/listed-documents'
import { useSpoken } from '@datacentre/ui/speech'
import { useBoreholePart } from '../../calls/borehole-calls.ts'
import { SectionOfCall } from '../section-of-call.tsx'
import { addressOfFile } from './address-of-file.ts'
import { FileList, type ListedFile } from './file-list.tsx'
import { showSize } from './show-size.ts'

/** The reports, measurements and plots about a borehole. */
export function Documents({ boreholeDbk }: { readonly boreholeDbk: string | number }) {
  const { say, speech } = useSpoken()
  const query = useBoreholePart('borehole-documents', boreholeDbk)
  const fileOf = (document: ListedDocument): ListedFile => ({
    key: document.assetBfileDbk,
    title: document.fullTitle,
    notes: [
      ...(document.assetTypeCode === null ? [] : [speech.code('assetType', document.assetTypeCode)]),
      ...(document.fileTypeCode === null ? [] : [speech.code('fileType', document.fileTypeCode)]),
      ...(document.fileSize === null ? [] : [showSize(document.fileSize, say)]),
      ...(document.lost ? [say('object.lost')] : []),
    ],
    ...addressOfFile(document, addressOf('document-file', { id: document.assetBfileDbk })),
  })
  return (
    <SectionOfCall title={say('object.documents')} query={query}>
      {(documents) => <FileList files={documents.map(fileOf)} />}
    </SectionOfCall>
  )
}
