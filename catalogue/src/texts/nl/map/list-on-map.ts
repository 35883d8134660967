/** What the map button of each list will show: the selection, what the filters leave, or everything. */
export const listOnMap = {
  'register.boreholes.mapSelected_one': 'Toon {{count, number}} geselecteerde boring op de kaart',
  'register.boreholes.mapSelected_other': 'Toon {{count, number}} geselecteerde boringen op de kaart',
  'register.boreholes.mapFound_one': 'Toon {{count, number}} gevonden boring op de kaart',
  'register.boreholes.mapFound_other': 'Toon {{count, number}} gevonden boringen op de kaart',
  'register.boreholes.mapAll_one': 'Toon de boring op de kaart',
  'register.boreholes.mapAll_other': 'Toon alle {{count, number}} boringen op de kaart',

  'register.fields.mapSelected_one': 'Toon {{count, number}} geselecteerd veld op de kaart',
  'register.fields.mapSelected_other': 'Toon {{count, number}} geselecteerde velden op de kaart',
  'register.fields.mapFound_one': 'Toon {{count, number}} gevonden veld op de kaart',
  'register.fields.mapFound_other': 'Toon {{count, number}} gevonden velden op de kaart',
  'register.fields.mapAll_one': 'Toon het veld op de kaart',
  'register.fields.mapAll_other': 'Toon alle {{count, number}} velden op de kaart',

  'register.licences.mapSelected_one': 'Toon {{count, number}} geselecteerde vergunning op de kaart',
  'register.licences.mapSelected_other': 'Toon {{count, number}} geselecteerde vergunningen op de kaart',
  'register.licences.mapFound_one': 'Toon {{count, number}} gevonden vergunning op de kaart',
  'register.licences.mapFound_other': 'Toon {{count, number}} gevonden vergunningen op de kaart',
  'register.licences.mapAll_one': 'Toon de vergunning op de kaart',
  'register.licences.mapAll_other': 'Toon alle {{count, number}} vergunningen op de kaart',

  'register.seismic-lines.mapSelected_one': 'Toon {{count, number}} geselecteerde lijn op de kaart',
  'register.seismic-lines.mapSelected_other': 'Toon {{count, number}} geselecteerde lijnen op de kaart',
  'register.seismic-lines.mapFound_one': 'Toon {{count, number}} gevonden lijn op de kaart',
  'register.seismic-lines.mapFound_other': 'Toon {{count, number}} gevonden lijnen op de kaart',
  'register.seismic-lines.mapAll_one': 'Toon de lijn op de kaart',
  'register.seismic-lines.mapAll_other': 'Toon alle {{count, number}} lijnen op de kaart',

  'register.seismic-surveys-2d.mapSelected_one': 'Toon {{count, number}} geselecteerde survey op de kaart',
  'register.seismic-surveys-2d.mapSelected_other': 'Toon {{count, number}} geselecteerde surveys op de kaart',
  'register.seismic-surveys-2d.mapFound_one': 'Toon {{count, number}} gevonden survey op de kaart',
  'register.seismic-surveys-2d.mapFound_other': 'Toon {{count, number}} gevonden surveys op de kaart',
  'register.seismic-surveys-2d.mapAll_one': 'Toon de survey op de kaart',
  'register.seismic-surveys-2d.mapAll_other': 'Toon alle {{count, number}} surveys op de kaart',

  'register.seismic-surveys-3d.mapSelected_one': 'Toon {{count, number}} geselecteerde survey op de kaart',
  'register.seismic-surveys-3d.mapSelected_other': 'Toon {{count, number}} geselecteerde surveys op de kaart',
  'register.seismic-surveys-3d.mapFound_one': 'Toon {{count, number}} gevonden survey op de kaart',
  'register.seismic-surveys-3d.mapFound_other': 'Toon {{count, number}} gevonden surveys op de kaart',
  'register.seismic-surveys-3d.mapAll_one': 'Toon de survey op de kaart',
  'register.seismic-surveys-3d.mapAll_other': 'Toon alle {{count, number}} surveys op de kaart',
}
