import type { ListedLog } from '@datacentre/catalogue/wire/bodies/listed-documents'
import type { ListedFile } from './file-list.tsx'

/** Where a file can be had: at its own address elsewhere, or by our call. */
export const addressOfFile = (
  { fileServed, fileAddress }: Pick<ListedLog, 'fileServed' | 'fileAddress'>,
  call: string,
): Pick<ListedFile, 'address' | 'isElsewhere'> =>
  fileAddress === null ? { address: fileServed ? call : null } : { address: fileAddress, isElsewhere: true }
