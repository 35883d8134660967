import './skeleton.css'

type SkeletonRowsProps = { readonly count: number }

/** Rows that are on their way, as high as they will be; nothing moves when they come. */
export function SkeletonRows({ count }: SkeletonRowsProps) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="skeleton-row">
          <span />
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  )
}
