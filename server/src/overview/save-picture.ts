/** Makes a PNG of a chart in the browser, twice as sharp as a screen: the server has no pen for it. Without scripts there is the SVG. */
export const SAVE_PICTURE = `for (const link of document.querySelectorAll('a[data-picture]')) {
  link.hidden = false
  link.after(' · ')
  link.addEventListener('click', async (event) => {
    event.preventDefault()
    const text = await (await fetch(link.dataset.picture)).text()
    const picture = new Image()
    picture.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(text)
    await picture.decode()
    const canvas = document.createElement('canvas')
    const margin = 24
    canvas.width = (picture.naturalWidth + 2 * margin) * 2
    canvas.height = (picture.naturalHeight + 2 * margin) * 2
    const pen = canvas.getContext('2d')
    pen.fillStyle = '#FFFFFF'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.scale(2, 2)
    pen.drawImage(picture, margin, margin, picture.naturalWidth, picture.naturalHeight)
    const saved = document.createElement('a')
    saved.href = canvas.toDataURL('image/png')
    saved.download = link.getAttribute('download')
    saved.click()
  })
}
`
