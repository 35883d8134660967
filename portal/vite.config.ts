import { appConfig } from '@datacentre/ui/build/app-config'
import { partsListedPlugin } from '@datacentre/ui/build/parts-ahead'
import { queriesPlugin } from '@datacentre/ui/build/queries-plugin'
import { sharedChunk } from '@datacentre/ui/build/shared-chunk'
import { startChunk } from '@datacentre/ui/build/start-chunk'
import { mergeConfig } from 'vite'

/** What lists and figures share, without what the home and the footer need too. */
const screensChunk = sharedChunk({
  name: 'screens',
  by: ['/screens/register-part.tsx', '/screens/figures-part.tsx'],
  notBy: ['/home/home.tsx', '/footer/page-footer.tsx'],
})

/** Some pages to read need one or two of the registers, and would part the rest among four files. */
const registersChunk = {
  name: 'registers',
  test: /\/catalogue\/src\/registers\//,
  includeDependenciesRecursively: false,
}

export default mergeConfig(appConfig(), {
  plugins: [queriesPlugin(['changes', 'endlessLists']), partsListedPlugin()],
  build: {
    rolldownOptions: { output: { codeSplitting: { groups: [startChunk, screensChunk, registersChunk] } } },
  },
})
