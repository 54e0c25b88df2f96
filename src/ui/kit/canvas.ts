/** Pictures drawn to be given away: loading drawings, fitting words, and the file at the end. */

/** A picture by its address, ready to be drawn. @throws DOMException when it cannot be loaded or read. */
export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.decoding = 'async'
  image.src = address
  await image.decode()
  return image
}

/** A drawing by its text, to be drawn at this size in pixels: some browsers draw nothing that has no size of its own. */
export function loadDrawing(svg: string, width: number, height: number): Promise<HTMLImageElement> {
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `)
  return loadPicture(`data:image/svg+xml,${encodeURIComponent(sized)}`)
}

/** A text that is no wider than `room`, shortened at its end where it must be. `measure` gives the width of a text. */
export function fitted(text: string, room: number, measure: (text: string) => number): string {
  if (measure(text) <= room) return text
  const letters = [...text]
  while (letters.length > 0) {
    letters.pop()
    const shorter = `${letters.join('').trimEnd()}…`
    if (measure(shorter) <= room) return shorter
  }
  return ''
}

/** The canvas as a PNG file. @throws Error when the browser makes none (out of memory). */
export async function pngOf(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!blob) throw new Error('the picture could not be made')
  return new File([blob], name, { type: 'image/png' })
}
