import { siteMark } from '@datacentre/catalogue/signs/site-logo'

export function SiteMark() {
  return (
    <g>
      <g className="site-mark-layers">
        <path className="site-mark-upper" d={siteMark.upper} />
        <path className="site-mark-middle" d={siteMark.middle} />
        <path className="site-mark-lower" d={siteMark.lower} />
      </g>
      <path className="site-mark-borehole" d={siteMark.borehole} />
    </g>
  )
}
