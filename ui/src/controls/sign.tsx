import { BAR_GAP, MARK_LINE, MARK_REACH, SPOT, type Mark } from '@datacentre/catalogue/signs/mark'
import './sign.css'

type SignProps = { readonly mark: Mark }

/** A sign of the map among words. It is drawn, not a background, so that it stands on paper and in forced colours too. */
export function Sign({ mark: { paint, body, solid, rays, spot, bar } }: SignProps) {
  const side = 2 * MARK_REACH
  return (
    <svg
      className="sign"
      viewBox={`${-MARK_REACH} ${-MARK_REACH} ${side} ${side}`}
      width={side}
      height={side}
      style={{ color: `var(--${paint})` }}
      strokeWidth={MARK_LINE}
      aria-hidden="true"
    >
      {rays !== undefined && <path d={rays} />}
      {body !== undefined && <path d={body} className={solid ? 'sign-full' : 'sign-hollow'} />}
      {spot && <path d={SPOT} className={solid ? 'sign-spot-in-full' : 'sign-spot'} />}
      {bar !== undefined && (
        <>
          <path d={bar} className="sign-gap" strokeWidth={BAR_GAP} />
          <path d={bar} />
        </>
      )}
    </svg>
  )
}
