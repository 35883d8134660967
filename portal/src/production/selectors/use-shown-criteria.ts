import { useState } from 'react'

/**
 * The criteria that the figures on the screen belong to. While those of a new question are on their way the old ones
 * stay, and must not be read in the new unit or under the new product.
 */
export function useShownCriteria<Asked>(
  criteria: Asked,
  figures: { readonly isPlaceholderData: boolean },
): Asked {
  const [shown, setShown] = useState(criteria)
  if (figures.isPlaceholderData) return shown
  if (shown !== criteria) setShown(criteria)
  return criteria
}
