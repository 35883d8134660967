import { useSpoken } from '@datacentre/ui/speech'
import { useEffect } from 'react'

/** The page comes with a Dutch description; who reads it after the start gets the visitor's language. */
export function usePageDescription(): void {
  const { say } = useSpoken()
  useEffect(() => {
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (description !== null) description.content = say('home.lead')
  }, [say])
}
