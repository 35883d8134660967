import { styleClasses, type StyleClass } from '@datacentre/catalogue/colours'
import { first } from '@datacentre/client/testing/found'
import { LoadingDialog } from '@datacentre/ui/messages/loading-dialog'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { emulateMedia } from '../../testing/emulate.ts'
import { showScreen } from '../../testing/show-screen.tsx'

const styles: readonly StyleClass[] = [
  'production-field',
  // No screen has this one, as licence figures are never shown.
  'production-licence',
  'production-mining',
  'production-geothermal',
  'production-well',
  'datatype-field',
  'datatype-borehole',
  'datatype-licence',
  'datatype-seismic',
]

/** A colour of the catalogue as a browser computes it. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

it.each(styles)(
  'the spinner of the loading dialog takes the colour of %s, light and dark [S2.37]',
  async (style) => {
    for (const colours of ['light', 'dark'] as const) {
      await emulateMedia({ colours })
      showScreen('/', <LoadingDialog isOpen style={style} what="x" />)
      await expect.element(page.getByRole('dialog', { name: 'Loading ...' })).toBeVisible()
      expect(getComputedStyle(first('.loading-dialog .spinner')).stroke).toBe(
        rgb(styleClasses[style][colours]),
      )
    }
  },
)
