import type { CompanyThere } from '@datacentre/catalogue/companies/companies-there'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { dayOfVersion } from '../version-words.ts'
import { answerAt, type AskedGround, type Near, type PlaceAnswer } from './answer/near-place.ts'
import { companiesIn, licencesIn } from './answer/place-companies.ts'
import { figuresIn, type PlaceFigures } from './answer/place-figures.ts'
import { productionOf, type PlaceProduction } from './answer/place-production.ts'
import type { Ground } from './ground/ground.ts'
import type { Place } from './known/places.ts'

/** All that is told of a place, in the words of no language yet. */
export type PlaceDocument = {
  readonly place: Place
  /** Metres around it. */
  readonly distance: number
  readonly snapshot: Snapshot
  readonly ground: Ground
  readonly asked: AskedGround
  readonly answer: PlaceAnswer
  readonly licences: { readonly inForce: readonly Near[]; readonly others: readonly Near[] }
  readonly companies: readonly CompanyThere[]
  readonly production: readonly PlaceProduction[]
  /** Of heat from the ground, of wells and of mining facilities. */
  readonly figures: readonly PlaceFigures[]
}

type Told = Pick<PlaceDocument, 'place' | 'distance' | 'snapshot' | 'ground'>

/** What lies in a place, who works there and what it gives. */
export function placeDocument({ place, distance, snapshot, ground }: Told): PlaceDocument {
  const asked = { shape: place.shape(), distance }
  const answer = answerAt(ground, asked)
  const today = dayOfVersion(snapshot.version)
  return {
    place,
    distance,
    snapshot,
    ground,
    asked,
    answer,
    licences: licencesIn(answer, today),
    companies: companiesIn(answer, today),
    production: productionOf(snapshot, answer.near('fields')),
    figures: figuresIn(snapshot, answer),
  }
}
