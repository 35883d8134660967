import { registerEntries } from '@datacentre/catalogue/grammar/identity'
import type { Dataset } from '@datacentre/catalogue/wire/config'
import { layersPage } from '@datacentre/catalogue/wire/map-addresses'
import { isOffered } from '@datacentre/catalogue/wire/offered'
import { PageIcon } from '@datacentre/ui/controls/page-icon'
import { withLanguage } from '@datacentre/catalogue/wire/language'
import { useSpoken } from '@datacentre/ui/speech'
import { SiteSearch } from '../frame/search/site-search.tsx'
import { useInstallation } from '@datacentre/client/installation/installation'
import { DataDates } from './data-dates.tsx'
import { dataTypeTiles } from './data-type-tiles.ts'
import { PlaceQuestion } from './place-question.tsx'
import { productionTiles } from './production-tiles.ts'
import { Tiles } from './tiles.tsx'
import './home.css'

/** What the home shows on the map: light enough to open at once, and the legend there has the rest. */
const onTheMap = [registerEntries.boreholes, registerEntries.fields, registerEntries.licences] as const

/** The layers that the home leads to: the usual ones, or where none of those has rows, those that have. */
function layersOffered(dataset: Dataset | null) {
  const offered = Object.values(registerEntries).filter(({ id }) => isOffered(dataset, id))
  const usual = onTheMap.filter((entry) => offered.includes(entry))
  return usual.length > 0 ? usual : offered
}

/** The start menu (S2). */
export default function Home() {
  const spoken = useSpoken()
  const installation = useInstallation()
  const { say, language } = spoken
  const { mapviewer, dataset, site } = installation.config
  const layers = layersOffered(dataset)
  return (
    <div className="home">
      <h1 tabIndex={-1}>{say('home.title')}</h1>
      <p className="home-lead">{say('home.lead')}</p>
      {/* The places that we know are those of the Netherlands. */}
      {site.country === null && <PlaceQuestion />}
      <SiteSearch size="large" />
      <DataDates />
      <p className="home-map">
        <a
          href={layersPage(
            layers.map(({ wireName }) => wireName),
            { mapviewer, language },
          )}
        >
          <PageIcon name="map" size={20} />
          {say(layers.length === onTheMap.length ? 'home.map' : 'home.mapOfSome')}
        </a>
        <a href={withLanguage('overview', language)}>
          <PageIcon name="chart" size={20} />
          {say('home.overview')}
        </a>
        <a href={withLanguage('companies', language)}>
          <PageIcon name="table" size={20} />
          {say('home.companies')}
        </a>
      </p>
      <Tiles title={say('home.dataTypes')} tiles={dataTypeTiles(spoken, installation)} />
      <Tiles title={say('home.productionFigures')} tiles={productionTiles(spoken, installation)} />
      <p className="home-scripts">
        {say('home.scripts')} <a href={withLanguage('api/', language)}>{say('home.scriptsLink')}</a>
      </p>
      <p className="home-scripts">
        {say('quality.incomplete')} <a href={withLanguage('quality', language)}>{say('quality.link')}</a>
      </p>
    </div>
  )
}
