import type { LayerId } from './identity.ts'

/** How objects of one layer belong to those of another: a column of mine holds what a column of theirs holds. */
export type ColumnRelation<Key extends string = string> = {
  readonly relation: string
  readonly to: LayerId
  readonly mine: Key
  readonly theirs: string
  /** Columns with a name, which tell it where `mine` is empty and one object alone has that name. */
  readonly orNamed?: { readonly mine: Key; readonly theirs: string }
}

/** Objects that nothing links but those of a third layer, which name both by columns of these same names. */
export type ThroughRelation<Key extends string = string> = ColumnRelation<Key> & {
  readonly through: LayerId
}

/** Objects of a layer that share ground with this one: of its own layer, or of one that lies over or under it. */
export type GroundRelation = {
  readonly relation: string
  readonly sharesGround: LayerId
  /** Of licences, only those in force. */
  readonly onlyInForce?: true
}

/** The others of the same hole: a sidetrack may leave another sidetrack. The column names what an object comes from. */
type FamilyRelation<Key extends string = string> = {
  readonly relation: string
  readonly comesFrom: Key
}

type Relation<Key extends string = string> =
  | ColumnRelation<Key>
  | ThroughRelation<Key>
  | GroundRelation
  | FamilyRelation<Key>

/** Columns that the page of an object tells together under one heading, in this order. */
type FactGroup<Key extends string = string> = {
  readonly title: 'general' | 'parties' | 'depths' | 'place'
  readonly columns: readonly Key[]
}

/** What the map knows of a table: what each of its objects carries beside its place, and what its page tells. */
export type OnMap<Key extends string = string> = {
  /** What the map's calls and the `layers` parameter of its addresses call the layer; the code calls it by its table's id. */
  readonly wireName: string
  /** The object's page below the map viewer's prefix. */
  readonly page: (id: string) => string
  /** The column whose value `page` takes; a selection on the map names rows by the table's key. */
  readonly pageId: Key
  /** Other names that an object is known and found by. */
  readonly alsoKnownAs: readonly Key[]
  /** What people call such a thing when they type it before its name: 'veld Fivelmond', 'licence K12a'. */
  readonly searchWords: readonly string[]
  /** Numbers that an object is found by, though nobody calls it so. */
  readonly foundBy: readonly Key[]
  /** The layers that are shown when an address names one of its objects and no layers: itself among what gives it meaning. */
  readonly shownWith: readonly LayerId[]
  /** Its place in the stack, from 1 at the ground: what is small lies on top of what is large. */
  readonly height: number
  /** Codes that choose a symbol or hide an object, and names that many objects share, each told by its place in a list. */
  readonly codes: readonly Key[]
  /** Texts that are written beside an object. */
  readonly texts: readonly Key[]
  /** Codes and texts that tell objects of the same name apart in a list, in the order in which they are said. */
  readonly toldApartBy: readonly Key[]
  /** What its objects are linked to, in the order in which their page tells it. */
  readonly relations: readonly Relation<Key>[]
  /** What no group names comes last, so that every column is told. */
  readonly facts: readonly FactGroup<Key>[]
  /** The production screens that report on its objects. */
  readonly reportedBy: readonly ('well' | 'field' | 'facility' | 'geothermal')[]
  /** Which of its objects are of the past: drawn only on demand, and found after those that hold today. */
  readonly expired?: { readonly column: Key; readonly codes: readonly string[] }
}

/** Whether an object is of the past. */
export const hasExpired = (
  { expired }: Pick<OnMap, 'expired'>,
  valueOf: (column: string) => unknown,
): boolean => expired !== undefined && expired.codes.some((code) => code === valueOf(expired.column))
