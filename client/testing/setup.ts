/** The page of a component test is below the data centre's prefix, in its colours and its face, as the server's page is. */
import 'virtual:tokens.css'
import '@datacentre/ui/base.css'

const base = document.createElement('base')
base.href = '/datacenter/'
document.head.append(base)
