export function projectFiles(): string[]

export function changedSince(commit: string): string[]

export function importsOf(file: string): string[]
