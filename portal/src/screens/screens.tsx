import { productionEntries, type ProductionEntry } from '@datacentre/catalogue/production/production-entries'
import { registerEntries, type RegisterEntry } from '@datacentre/catalogue/grammar/identity'
import type { Language, TextKey } from '@datacentre/catalogue/texts/index'
import { writtenPageAt } from '@datacentre/catalogue/texts/written-pages'
import type { SiteOnScreen } from '@datacentre/catalogue/wire/config'
import { lazyPart } from '@datacentre/ui/lazy-part'
import type { ComponentType } from 'react'
import { NotFound, pages, WrittenPage } from '../pages/index.ts'
import { SelectAllBox } from '../register/table/select-all-box.tsx'
import { ArrivingScreen } from './arriving-screen.tsx'
import { HomeScreen } from './home-screen.tsx'
import { IfOffered } from './if-offered.tsx'
import { LicenceFiguresGuard } from './licence-figures-guard.tsx'

type Screen = {
  /** Of a page that the organisation wrote, as it stands there. */
  readonly title: TextKey | Readonly<Record<Language, string>>
  readonly Screen: ComponentType
  /** Fetches its code, where that comes apart. */
  readonly preload?: () => void
}

const RegisterPart = lazyPart(() => import('./register-part.tsx'))
const FiguresPart = lazyPart(() => import('./figures-part.tsx'))

function registerScreen({ id, route }: RegisterEntry): [string, Screen] {
  const title = `register.${id}.title` as const
  const Screen = () => (
    <IfOffered table={id} title={title}>
      <ArrivingScreen title={title} route={route} before={<SelectAllBox />}>
        {(waiting) => <RegisterPart waiting={waiting} id={id} />}
      </ArrivingScreen>
    </IfOffered>
  )
  return [route, { title, Screen, preload: RegisterPart.preload }]
}

function figuresScreen({ id, route, table }: ProductionEntry): [string, Screen] {
  const title = `production.${id}.title` as const
  if (table === null) return [route, { title, Screen: LicenceFiguresGuard }]
  const Screen = () => (
    <IfOffered table={table} title={title}>
      <ArrivingScreen title={title} route={route}>
        {(waiting) => <FiguresPart waiting={waiting} id={id} />}
      </ArrivingScreen>
    </IfOffered>
  )
  return [route, { title, Screen, preload: FiguresPart.preload }]
}

/** Every screen by its path below the prefix. */
const screens: ReadonlyMap<string, Screen> = new Map<string, Screen>([
  ['/', { title: 'home.title', Screen: HomeScreen, preload: HomeScreen.preload }],
  ...Object.values(registerEntries).map(registerScreen),
  ...Object.values(productionEntries).map(figuresScreen),
  ...pages.map(({ path, title, Page, preload }): [string, Screen] => [
    path,
    { title, Screen: Page, preload },
  ]),
])

const notFound: Screen = { title: 'page.notFound.title', Screen: NotFound }

/** The screen of an address, among those of us and the pages of the organisation. */
export function screenAt(path: string, { pages: written }: Pick<SiteOnScreen, 'pages'>): Screen {
  const page = written.find(({ name }) => name === writtenPageAt(path))
  return page === undefined ? (screens.get(path) ?? notFound) : { title: page.title, Screen: WrittenPage }
}

/** Fetches the code of a screen before anything is known of the installation. */
export function preloadAt(path: string): void {
  const preload = writtenPageAt(path) === null ? screens.get(path)?.preload : WrittenPage.preload
  preload?.()
}
