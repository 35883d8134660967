/** Builds what is stale of what visitors get, or of the commands that bring data in; ends the process where that fails. */
export function ensureBuilt(group?: 'product' | 'commands'): Promise<void>
