import { styleClasses } from '@datacentre/catalogue/colours'
import { Drawing } from '@datacentre/ui/controls/drawing'
import { useId } from 'react'
import { Link } from '../address/link.tsx'
import type { Tile } from './tile.ts'
import './tiles.css'

type TilesProps = { readonly title: string; readonly tiles: readonly Tile[] }

/** A section of the home: its title, and under it the tiles, all as wide; nothing where there are no tiles. */
export function Tiles({ title, tiles }: TilesProps) {
  const id = useId()
  if (tiles.length === 0) return null
  return (
    <section className="tiles" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {tiles.map((tile) => (
          <li key={tile.to}>
            <TileCard tile={tile} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TileCard({ tile }: { readonly tile: Tile }) {
  const kind = tile.unavailable === undefined ? 'tile' : 'tile is-dimmed'
  return (
    <div className={`${kind} ${tile.style}`}>
      <Drawing shape={styleClasses[tile.style].icon} />
      <h3>
        <Link to={tile.to} aria-label={tile.label}>
          {tile.name}
        </Link>
      </h3>
      <p className="tile-sentence">{tile.sentence}</p>
      {tile.amount !== null && <p className="tile-amount">{tile.amount}</p>}
      {tile.unavailable !== undefined && <p className="tile-amount">{tile.unavailable}</p>}
    </div>
  )
}
