/** Sent by the map viewer to its own window, and heard by the page around its frame: what it shows from now on. */
export class ShownObject extends Event {
  static readonly type = 'shown-object'

  /** Of the object; null for the map alone. */
  readonly objectName: string | null

  constructor(objectName: string | null) {
    super(ShownObject.type)
    this.objectName = objectName
  }
}
