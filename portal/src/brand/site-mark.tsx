/** Three arched layers, as they lie over a trap, and a borehole that bends towards it. */
export function SiteMark() {
  return (
    <g>
      <g className="site-mark-layers">
        <path
          className="site-mark-upper"
          d="M2.4 20Q24 6 45.6 20A22 22 0 0 1 45.6 28Q24 16 2.4 28A22 22 0 0 1 2.4 20Z"
        />
        <path
          className="site-mark-middle"
          d="M2.4 28Q24 16 45.6 28A22 22 0 0 1 42.4 36Q24 28 5.6 36A22 22 0 0 1 2.4 28Z"
        />
        <path className="site-mark-lower" d="M5.6 36Q24 28 42.4 36A22 22 0 0 1 5.6 36Z" />
      </g>
      <path className="site-mark-borehole" d="M24 2V19Q24 27 32 30" />
    </g>
  )
}
