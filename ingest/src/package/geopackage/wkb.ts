import type { Geometry } from '@datacentre/database'

/** The kinds of well-known binary, after the thousands that tell of heights and measures. */
const KINDS = {
  1: 'Point',
  2: 'LineString',
  3: 'Polygon',
  4: 'MultiPoint',
  5: 'MultiLineString',
  6: 'MultiPolygon',
} as const

type Kind = (typeof KINDS)[keyof typeof KINDS]

/** What cannot be read as a shape, with the reason as the end of a sentence. */
export class NotAShape extends Error {
  override readonly name = 'NotAShape'
}

/** Reads well-known binary from its bytes, front to back. */
class WkbReader {
  private readonly view: DataView
  private at = 0

  constructor(bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  geometry(): { readonly type: Kind; readonly coordinates: unknown } {
    const little = this.byte() === 1
    const code = this.whole(little)
    const type = KINDS[(code % 1000) as keyof typeof KINDS] as Kind | undefined
    const thousands = Math.floor(code / 1000)
    if (type === undefined || thousands > 3) throw new NotAShape(`is of a kind that is not read: ${code}`)
    const axes = thousands === 0 ? 2 : thousands === 3 ? 4 : 3
    const position = (): number[] => this.numbers(axes, little).slice(0, 2)
    const path = (): number[][] => this.many(little, position)
    switch (type) {
      case 'Point':
        return { type, coordinates: position() }
      case 'LineString':
        return { type, coordinates: path() }
      case 'Polygon':
        return { type, coordinates: this.many(little, path) }
      default:
        return { type, coordinates: this.many(little, () => this.geometry().coordinates) }
    }
  }

  private many<Part>(little: boolean, read: () => Part): Part[] {
    const count = this.whole(little)
    // A count that is larger than what is left is no count.
    if (count > this.view.byteLength - this.at) throw new NotAShape('ends before all its parts do')
    return Array.from({ length: count }, read)
  }

  private byte(): number {
    return this.take(1, (at) => this.view.getUint8(at))
  }

  private whole(little: boolean): number {
    return this.take(4, (at) => this.view.getUint32(at, little))
  }

  private numbers(count: number, little: boolean): number[] {
    return Array.from({ length: count }, () => this.take(8, (at) => this.view.getFloat64(at, little)))
  }

  private take(size: number, read: (at: number) => number): number {
    if (this.at + size > this.view.byteLength) throw new NotAShape('ends too early')
    const value = read(this.at)
    this.at += size
    return value
  }
}

/** The bytes that the box of a shape takes, by the number in its flags. */
const BOX_BYTES = [0, 32, 48, 48, 64]
const HEADER_BYTES = 8
const EMPTY = 0b1_0000

/** A shape as a GeoPackage keeps it: the letters GP, flags, the number of its system, its box, and well-known binary. */
export function readShape(bytes: Uint8Array): Geometry | null {
  if (bytes[0] !== 0x47 || bytes[1] !== 0x50) throw new NotAShape('is not in the form of a GeoPackage')
  const flags = bytes[3] ?? 0
  if ((flags & EMPTY) !== 0) return null
  const box = BOX_BYTES[(flags >> 1) & 0b111]
  if (box === undefined) throw new NotAShape('has flags that are not known')
  return new WkbReader(bytes.subarray(HEADER_BYTES + box)).geometry() as Geometry
}
