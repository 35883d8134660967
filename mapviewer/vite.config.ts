import { appConfig } from '@datacentre/ui/build/app-config'

export default appConfig()
