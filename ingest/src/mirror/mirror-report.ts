import { Tally } from './tally.ts'

/** What a mirror met that a data manager must know. */
export class MirrorReport {
  private readonly unread = new Tally()
  private readonly lost = new Tally()
  private readonly lacking = new Tally()
  private readonly keys = new Map<string, number>()

  unknownKey(call: string, key: string): void {
    const name = `${call} ${key}`
    this.keys.set(name, (this.keys.get(name) ?? 0) + 1)
  }

  /** A call that did not answer. */
  notRead(what: string, example: string): void {
    this.unread.add(what, example)
  }

  /** What was read, but cannot stand in the package. */
  leftOut(what: string, example: string): void {
    this.lost.add(what, example)
  }

  /** What is in the package, but without something that others have. */
  incomplete(what: string, example: string): void {
    this.lacking.add(what, example)
  }

  get unreadCount(): number {
    return this.unread.total
  }

  get leftOutCount(): number {
    return this.lost.total
  }

  get incompleteCount(): number {
    return this.lacking.total
  }

  /** As a text to read. */
  toText(): string {
    const keys = [...this.keys].map(([name, count]) => `- ${name}: ${count.toLocaleString('en')} times`)
    const sections = [
      ['Could not be read', this.unread.toLines()],
      ['Left out', this.lost.toLines()],
      ['Incomplete', this.lacking.toLines()],
      ['Keys that no column has', keys],
    ] as const
    return [
      '# What was not taken over',
      '',
      ...sections.flatMap(([title, lines]) => [
        `## ${title}`,
        '',
        ...(lines.length === 0 ? ['Nothing.'] : lines),
        '',
      ]),
    ].join('\n')
  }
}
