import { useSpoken } from '@datacentre/ui/speech'

/** A dash where nothing is known (S2), which a screen reader says in words. */
export function Missing() {
  const { say } = useSpoken()
  return (
    <>
      <span aria-hidden="true">-</span>
      <span className="visually-hidden">{say('value.missing')}</span>
    </>
  )
}
