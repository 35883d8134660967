import { addressOf, home, lists, pagesToRead } from '../support/every-page.ts'
import { expect, test } from '../support/test.ts'

// Who makes a card of a link runs no scripts.
test.use({ javaScriptEnabled: false })

/** Where the header of a PNG holds its width and its height. */
const [WIDTH_AT, HEIGHT_AT] = [16, 20]

test('a shared link shows a title, a sentence and our own picture, by its whole address, whatever page it leads to [D29.19]', async ({
  page,
  request,
  baseURL,
}) => {
  const said = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
  for (const shared of [home, lists[0], pagesToRead[0]]) {
    await page.goto(addressOf(shared))
    expect(await said('og:title')).toBe('Datacenter: olie, gas en aardwarmte in de ondergrond')
    expect(await said('og:description')).toContain('Openbare gegevens over olie, gas en aardwarmte')
    // One picture and one page for both languages, so both are spoken.
    expect(await said('og:description')).toContain('Public data on oil, gas and geothermal energy')
    expect(await said('og:image:alt')).toContain('Lagen in de ondergrond')
    expect(await said('og:image:alt')).toContain('oil, gas and geothermal energy in the subsurface')
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')

    const address = (await said('og:image')) ?? ''
    expect(address).toMatch(new RegExp(`^${baseURL}/.+\\.png$`))
    const answer = await request.get(address)
    expect(answer.headers()['content-type']).toBe('image/png')
    const picture = await answer.body()
    const size = [picture.readUInt32BE(WIDTH_AT), picture.readUInt32BE(HEIGHT_AT)]
    expect(size).toEqual([1200, 630])
    expect([await said('og:image:width'), await said('og:image:height')]).toEqual(size.map(String))
  }
})
