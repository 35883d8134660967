export function nearestTests(changed: readonly string[]): { chosen: string[]; left: number }
