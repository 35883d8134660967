import { boreholes } from '@datacentre/catalogue/registers/index'
import { standInService } from '@datacentre/client/testing/service'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectCount, openList } from '../../../testing/list-page.tsx'
import { manyBoreholes } from '../../../testing/list-rows.ts'

const service = standInService()

beforeEach(() => service.answerList(boreholes, manyBoreholes(60)))

it('all rows that stood in a window stay when it becomes lower', async () => {
  await page.viewport(1400, 3000)
  const { box, search } = await openList(boreholes)
  await expectCount('.result-row', 30)
  await search.fill('nothing is called so')
  await expectCount('.result-row', 0)
  await search.fill('')
  await expectCount('.result-row', 30)
  // Longer than the rows below a window wait.
  await new Promise((resolve) => setTimeout(resolve, 200))
  await page.viewport(1400, 500)
  await box(0).click()
  await expectCount('.result-row input:checked', 1)
  expect(document.querySelectorAll('.result-row')).toHaveLength(30)
})
