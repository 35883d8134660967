import { appConfig } from '@datacentre/ui/build/app-config'
import { partsListedPlugin } from '@datacentre/ui/build/parts-ahead'
import { startChunk } from '@datacentre/ui/build/start-chunk'
import { mergeConfig } from 'vite'

export default mergeConfig(appConfig(), {
  plugins: [partsListedPlugin()],
  build: { rolldownOptions: { output: { codeSplitting: { groups: [startChunk] } } } },
})
