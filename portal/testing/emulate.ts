import { cdp } from 'vitest/browser'
import { onTestFinished } from 'vitest'

type Media = {
  readonly media?: 'print'
  readonly colours?: 'light' | 'dark'
  readonly forcedColours?: true
  readonly noMotion?: true
}

type Session = {
  readonly send: (method: string, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>
}

// The commands of the protocol have no types here.
const session = (): Session => cdp() as unknown as Session

const setMedia = ({ media, colours, forcedColours, noMotion }: Media): Promise<unknown> =>
  session().send('Emulation.setEmulatedMedia', {
    media: media ?? '',
    features: [
      { name: 'prefers-color-scheme', value: colours ?? '' },
      { name: 'forced-colors', value: forcedColours ? 'active' : '' },
      { name: 'prefers-reduced-motion', value: noMotion ? 'reduce' : '' },
    ],
  })

/** The page is printed, or seen by a visitor with these preferences, until the test ends. */
export async function emulateMedia(media: Media): Promise<void> {
  onTestFinished(async () => {
    await setMedia({})
  })
  await setMedia(media)
}
