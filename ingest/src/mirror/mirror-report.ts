/** What a mirror met that a data manager must know: keys that no column has, and what could not be read. */
export class MirrorReport {
  private readonly keys = new Map<string, number>()
  private readonly unread: string[] = []

  unknownKey(call: string, key: string): void {
    const name = `${call} ${key}`
    this.keys.set(name, (this.keys.get(name) ?? 0) + 1)
  }

  notRead(what: string): void {
    this.unread.push(what)
  }

  get unreadCount(): number {
    return this.unread.length
  }

  /** As a text to read. */
  toText(): string {
    const unread = this.unread.map((what) => `- ${what}`)
    const keys = [...this.keys].map(([name, count]) => `- ${name}: ${count.toLocaleString('en')} times`)
    return [
      '# What was not taken over',
      '',
      '## Could not be read',
      '',
      ...(unread.length === 0 ? ['Nothing.'] : unread),
      '',
      '## Keys that no column has',
      '',
      ...(keys.length === 0 ? ['None.'] : keys),
      '',
    ].join('\n')
  }
}
