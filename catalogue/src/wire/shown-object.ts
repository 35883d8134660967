/** Sent by the map viewer to its own window, and heard by the page around its frame: what it shows from now on. */
export class ShownObject extends Event {
  static readonly type = 'shown-object'

  /** The page of the object below the prefix of the map viewer; empty for the map alone. */
  readonly page: string
  /** Of the object; null for the map alone. */
  readonly objectName: string | null

  constructor(page: string, objectName: string | null) {
    super(ShownObject.type)
    this.page = page
    this.objectName = objectName
  }
}

/** Sent by the page around the frame, which has the history, to the map viewer in it: what Back or Forward led to. */
export class ShowObject extends Event {
  static readonly type = 'show-object'

  /** As `ShownObject` names it. */
  readonly page: string

  constructor(page: string) {
    super(ShowObject.type)
    this.page = page
  }
}
