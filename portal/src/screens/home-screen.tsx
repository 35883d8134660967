import { lazyPart } from '@datacentre/ui/lazy-part'
import { useSpoken } from '@datacentre/ui/speech'
import { PageFrame } from '../frame/page-frame.tsx'

const Home = lazyPart(() => import('../home/home.tsx'))

/** The start menu in its frame; its code comes apart, for who opens a list needs none of it. */
export function HomeScreen() {
  const { say } = useSpoken()
  return (
    <PageFrame trail={[]}>
      <Home waiting={<h1>{say('home.title')}</h1>} />
    </PageFrame>
  )
}

HomeScreen.preload = Home.preload
