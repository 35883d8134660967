import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { standInMapService } from '../../testing/map-service.ts'
import { showMap } from '../../testing/show-map.tsx'

standInMapService()

it('says near a village what our own map does not show, with a way to one that has streets [D27.93]', async () => {
  const { say } = await showMap('?layers=&x=245000&y=592000&z=9')
  await expect.element(page.getByText(say('map.baseMap.near'))).toBeVisible()
  const streets = page.getByRole('link', { name: say('map.baseMap.streets') })
  await expect.element(streets).toHaveAttribute('href', expect.stringMatching(/#map=14\/53\.3\d+\/6\.7\d+$/))
})

it('says nothing of it on a map of the whole country [D27.93]', async () => {
  const { say } = await showMap('?layers=&x=155000&y=463000&z=3')
  await expect.element(page.getByRole('radio', { name: say('map.baseMap.atlas') })).toBeVisible()
  await expect.element(page.getByText(say('map.baseMap.near'))).not.toBeInTheDocument()
})
