import type { Call } from '@datacentre/catalogue/grammar/register'
import { hrefOf } from '../address/address.ts'
import './call-example.css'

type CallExampleProps = {
  readonly name: string
  readonly call: Call
  /** What the call is asked with. */
  readonly body?: Readonly<Record<string, string | number>>
  readonly file: string
}

/** On one line, with spaces at which it can be broken. */
const spaced = (body: object): string => JSON.stringify(body, null, 1).replaceAll(/\s*\n\s*/g, ' ')

/** A command that works as it stands, against this very data centre. */
export function CallExample({ name, call, body, file }: CallExampleProps) {
  const lines = [
    `curl -X ${call.method}`,
    `${window.location.origin}${hrefOf(call.path)}`,
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d '${spaced(body)}'`]),
    `-o ${file}`,
  ]
  return (
    <pre className="call-example" role="group" aria-label={name}>
      <code>{lines.join(' \\\n  ')}</code>
    </pre>
  )
}
