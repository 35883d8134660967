import { lazyPart } from '@datacentre/ui/lazy-part'
import type { ComparisonProps } from './comparison.tsx'

const Comparison = lazyPart(() => import('./comparison.tsx'))

/** Several subjects in one chart over the list, while the address says so. */
export function ComparisonPlace(props: ComparisonProps) {
  return <Comparison {...props} />
}
