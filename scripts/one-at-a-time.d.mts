export function oneAtATime<Result>(lock: string, work: () => Promise<Result>): Promise<Result>
