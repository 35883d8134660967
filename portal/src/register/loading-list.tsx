import type { Register } from '@datacentre/catalogue/grammar/register'
import { SkeletonRows } from '@datacentre/ui/skeleton'
import { useSpoken } from '@datacentre/ui/speech'
import { TableHead } from './table-head.tsx'

const ROWS = 12

/** The list keeps its frame while the rows are on their way. */
export function LoadingList({ register }: { readonly register: Register }) {
  const { say } = useSpoken()
  return (
    <div className="loading-list" aria-busy="true">
      <table className="result-table" aria-hidden="true">
        <TableHead register={register} />
      </table>
      <p className="loading-list-words" role="status">
        {say('loadingResults')}
      </p>
      <SkeletonRows count={ROWS} />
    </div>
  )
}
