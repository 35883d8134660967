import type { LayerId } from '../grammar/identity.ts'

/** Something that lies in a place, under it or around it. */
export type NearTold = {
  readonly key: string | number
  /** As in the address of its page on the map. */
  readonly id: string
  readonly name: string
  /** In metres; 0 where it lies in the place itself. */
  readonly distance: number
  /** To which side; null where it lies in the place itself. */
  readonly direction: string | null
  /** Both in the words of a language. */
  readonly away: string
  /** What it is and how it stands, in the words of a language: `Gas · In productie`; empty where nothing is known. */
  readonly about: string
  /** Of a hole: whether its head, its course or its end lies there. */
  readonly part?: string
  readonly address: string
}

/** What a place answers, as far as the map tells it. */
export type PlaceTold = {
  readonly kind: string
  readonly key: string
  readonly name: string
  /** The page of the place, which tells more. */
  readonly address: string
  /** The metres around it that were asked for, and those to choose from. */
  readonly distance: number
  readonly distances: readonly number[]
  /** West, south, east and north of the place itself, in metres RD. */
  readonly box: readonly [number, number, number, number]
  readonly text: string
  readonly near: Readonly<Record<LayerId, readonly NearTold[]>>
}

/** Places that a text may mean; none where nothing is called so. */
export type PlacesMeant = {
  readonly text: string
  readonly places: readonly {
    readonly kind: string
    readonly key: string
    readonly name: string
    /** What it is and in what it lies, to tell places of one name apart. */
    readonly about: string
  }[]
}
