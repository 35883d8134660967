import { appConfig } from '@datacentre/ui/build/app-config'
import { partsListedPlugin } from '@datacentre/ui/build/parts-ahead'
import { queriesPlugin } from '@datacentre/ui/build/queries-plugin'
import { startChunk } from '@datacentre/ui/build/start-chunk'
import { mergeConfig } from 'vite'

export default mergeConfig(appConfig(), {
  plugins: [queriesPlugin(['changes', 'endlessLists']), partsListedPlugin()],
  build: { rolldownOptions: { output: { codeSplitting: { groups: [startChunk] } } } },
})
