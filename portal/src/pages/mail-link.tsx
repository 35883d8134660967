import { useSpoken } from '@datacentre/ui/speech'

/** The mail address of who runs this data centre. */
export function MailLink() {
  const { say } = useSpoken()
  const address = say('contactEmail')
  return <a href={`mailto:${address}`}>{address}</a>
}
