import { useSpoken } from '@datacentre/ui/speech'

type SiteProps = {
  /** Whether a sentence begins with it. */
  readonly starts?: boolean
}

/** What the site is called in a sentence. */
export function Site({ starts = false }: SiteProps) {
  const { say } = useSpoken()
  return say(starts ? 'site.startsSentence' : 'site.inSentence')
}
