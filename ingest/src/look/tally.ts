import type { Bar } from './bar-chart.ts'

/** Counts things by a number, in steps of a size: 1984 counts under 1980 when the steps are ten. */
export class Histogram {
  private readonly counts = new Map<number, number>()
  private readonly step: number

  constructor(step: number) {
    this.step = step
  }

  add(value: number, amount = 1): void {
    const bin = Math.floor(value / this.step) * this.step
    this.counts.set(bin, (this.counts.get(bin) ?? 0) + amount)
  }

  /** Every step from the first to the last, the empty ones too. */
  bars(): Bar[] {
    if (this.counts.size === 0) return []
    const bins = [...this.counts.keys()]
    const first = Math.min(...bins)
    const length = Math.round((Math.max(...bins) - first) / this.step) + 1
    return Array.from({ length }, (_, at) => {
      const bin = first + at * this.step
      return { label: String(bin), value: Math.round((this.counts.get(bin) ?? 0) * 1000) / 1000 }
    })
  }
}

/** Counts things by name; the most frequent come first. */
export class Tally {
  private readonly counts = new Map<string, number>()

  add(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
  }

  bars(most: number): Bar[] {
    return [...this.counts]
      .map(([label, value]) => ({ label, value }))
      .sort((a, b) => b.value - a.value || (a.label < b.label ? -1 : 1))
      .slice(0, most)
  }
}
