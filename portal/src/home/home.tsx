import { boreholes, fields, licences } from '@datacentre/catalogue/registers/index'
import { layersPage } from '@datacentre/catalogue/wire/map-addresses'
import { Icon } from '@datacentre/ui/controls/icon'
import { useSpoken } from '@datacentre/ui/speech'
import { PageFrame } from '../frame/page-frame.tsx'
import { useInstallation } from '@datacentre/client/installation/installation'
import { DataDates } from './data-dates.tsx'
import { dataTypeTiles } from './data-type-tiles.ts'
import { productionTiles } from './production-tiles.ts'
import { Tiles } from './tiles.tsx'
import './home.css'

/** What the home shows on the map: light enough to open at once, and the legend there has the rest. */
const onTheMap = [boreholes, fields, licences] as const

/** The start menu (S2). */
export function Home() {
  const spoken = useSpoken()
  const installation = useInstallation()
  const { say, language } = spoken
  const { mapviewer } = installation.config
  return (
    <PageFrame trail={[]}>
      <div className="home">
        <h1 tabIndex={-1}>{say('home.title')}</h1>
        <p className="home-lead">{say('home.lead')}</p>
        <DataDates />
        <p className="home-map">
          <a href={layersPage(onTheMap, { mapviewer, language })}>
            <Icon name="map" size={20} />
            {say('home.map')}
          </a>
        </p>
        <Tiles title={say('home.dataTypes')} tiles={dataTypeTiles(spoken, installation)} />
        <Tiles title={say('home.productionFigures')} tiles={productionTiles(spoken, installation)} />
        <p className="home-scripts">
          {say('home.scripts')}{' '}
          <a href="api/" hrefLang="en">
            {say('home.scriptsLink')}
          </a>
        </p>
      </div>
    </PageFrame>
  )
}
