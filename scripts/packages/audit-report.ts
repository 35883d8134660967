/** What `npm audit --json` prints: counts by severity, or what kept it from asking. */
type Report = {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> }
  readonly vulnerabilities?: Readonly<Record<string, Vulnerable>>
  readonly message?: string
  readonly error?: { readonly summary?: string }
}

type Vulnerable = {
  readonly name: string
  readonly severity: string
  readonly range: string
  readonly fixAvailable: unknown
}

export type Verdict = { readonly exitCode: 0 | 1 | 2; readonly lines: readonly string[] }

const SEVERITIES = ['critical', 'high', 'moderate', 'low', 'info']
/** These fail: the others are told. */
const GRAVE = ['critical', 'high']

/** What an audit found, in lines; 1 where something grave, 2 where nobody could be asked. */
export function verdictOn(output: string): Verdict {
  const report = read(output)
  const counts = report?.metadata?.vulnerabilities
  if (counts === undefined)
    return {
      exitCode: 2,
      lines: [
        `The packages could not be looked up: ${saidBy(report) || 'npm audit told nothing'}.`,
        'Known holes are asked of a package registry, so this needs a network and a registry that answers audits. Nothing is known to be wrong, and nothing is known to be right.',
      ],
    }
  const found = Object.values(report?.vulnerabilities ?? {}).toSorted(
    (one, other) => SEVERITIES.indexOf(one.severity) - SEVERITIES.indexOf(other.severity),
  )
  const grave = found.filter(({ severity }) => GRAVE.includes(severity))
  return {
    exitCode: grave.length > 0 ? 1 : 0,
    lines: [
      ...found.map(
        ({ name, severity, range, fixAvailable }) =>
          `${severity}: ${name} ${range}${fixAvailable === false ? ', without a mended version yet' : ''}`,
      ),
      found.length === 0
        ? 'No package that ships has a known hole.'
        : `${found.length} packages that ship have a known hole, ${grave.length} of them a grave one.`,
    ],
  }
}

const saidBy = (report: Report | null): string =>
  (report?.message || report?.error?.summary || '').trim().replace(/\.$/, '')

function read(output: string): Report | null {
  try {
    return JSON.parse(output) as Report
  } catch {
    // npm prints its own troubles as text.
    return null
  }
}
