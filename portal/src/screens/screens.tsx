import type { Register } from '@datacentre/catalogue/grammar/register'
import type { ProductionScreen } from '@datacentre/catalogue/production/screen'
import { licenceProduction, productionScreens } from '@datacentre/catalogue/production/index'
import { registers } from '@datacentre/catalogue/registers/index'
import type { TextKey } from '@datacentre/catalogue/texts/index'
import { lazy, Suspense, type ComponentType } from 'react'
import { Home } from '../home/home.tsx'
import { NotFound, pages } from '../pages/index.ts'
import { LicenceFiguresGuard } from './licence-figures-guard.tsx'

export type Screen = { readonly title: TextKey; readonly Screen: ComponentType }

const LazyRegisterScreen = lazy(() => import('../register/register-screen.tsx'))
const LazyFiguresScreen = lazy(() => import('../production/figures-screen.tsx'))

const registerScreen = (register: Register): [string, Screen] => [
  register.route,
  {
    title: `register.${register.id}.title`,
    Screen: () => (
      <Suspense>
        <LazyRegisterScreen register={register} />
      </Suspense>
    ),
  },
]

const figuresScreen = (screen: ProductionScreen): [string, Screen] => [
  screen.route,
  {
    title: `production.${screen.id}.title`,
    Screen:
      screen === licenceProduction
        ? LicenceFiguresGuard
        : () => (
            <Suspense>
              <LazyFiguresScreen screen={screen} />
            </Suspense>
          ),
  },
]

/** Every screen by its path below the prefix. */
const screens: ReadonlyMap<string, Screen> = new Map<string, Screen>([
  ['/', { title: 'home.title', Screen: Home }],
  ...registers.map(registerScreen),
  ...productionScreens.map(figuresScreen),
  ...pages.map(({ path, title, Page }): [string, Screen] => [path, { title, Screen: Page }]),
])

const notFound: Screen = { title: 'page.notFound.title', Screen: NotFound }

export const screenAt = (path: string): Screen => screens.get(path) ?? notFound
