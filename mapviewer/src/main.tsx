import { DatasetPage } from '@datacentre/ui/dataset-page'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <DatasetPage title="map.title" />
  </StrictMode>,
)
