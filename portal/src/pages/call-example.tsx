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

/** A command that works as it stands, against this very data centre. */
export function CallExample({ name, call, body, file }: CallExampleProps) {
  const lines = [
    `curl -X ${call.method} ${window.location.origin}${hrefOf(call.path)}`,
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(body)}'`]),
    `-o ${file}`,
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who uses the keyboard must be able to scroll it
    <pre className="call-example" tabIndex={0} role="group" aria-label={name}>
      <code>{lines.join(' \\\n  ')}</code>
    </pre>
  )
}
