import { appConfig } from '@datacentre/ui/build/app-config'
import { partsListedPlugin } from '@datacentre/ui/build/parts-ahead'
import { mergeConfig } from 'vite'

export default mergeConfig(appConfig(), { plugins: [partsListedPlugin()] })
