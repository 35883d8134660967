export function changedSince(commit: string): string[]

export function nearestTests(changed: readonly string[]): { chosen: string[]; left: number }
