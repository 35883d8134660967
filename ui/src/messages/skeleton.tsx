import './skeleton.css'

/** In the place of words that are on their way. */
export const SkeletonBar = () => <span className="skeleton-bar" />

type SkeletonRowsProps = { readonly count: number }

/** Rows that are on their way, as high as they will be; nothing moves when they come. */
export function SkeletonRows({ count }: SkeletonRowsProps) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="skeleton-row">
          <SkeletonBar />
          <SkeletonBar />
          <SkeletonBar />
          <SkeletonBar />
        </div>
      ))}
    </div>
  )
}
