/** What a caller prefers, by name in small letters, from a header such as Accept (RFC 9110, 12.4.2); 0 is a refusal. */
export function qualityValues(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    weights.set(name.trim(), weight === undefined ? 1 : Number(weight))
  }
  return weights
}
