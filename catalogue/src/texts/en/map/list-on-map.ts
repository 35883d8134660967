/** What the map button of each list will show: the selection, what the filters leave, or everything. */
export const listOnMap = {
  'register.boreholes.mapSelected_one': 'Show {{count, number}} selected borehole on the map',
  'register.boreholes.mapSelected_other': 'Show {{count, number}} selected boreholes on the map',
  'register.boreholes.mapFound_one': 'Show {{count, number}} matching borehole on the map',
  'register.boreholes.mapFound_other': 'Show {{count, number}} matching boreholes on the map',
  'register.boreholes.mapAll_one': 'Show the borehole on the map',
  'register.boreholes.mapAll_other': 'Show all {{count, number}} boreholes on the map',

  'register.fields.mapSelected_one': 'Show {{count, number}} selected field on the map',
  'register.fields.mapSelected_other': 'Show {{count, number}} selected fields on the map',
  'register.fields.mapFound_one': 'Show {{count, number}} matching field on the map',
  'register.fields.mapFound_other': 'Show {{count, number}} matching fields on the map',
  'register.fields.mapAll_one': 'Show the field on the map',
  'register.fields.mapAll_other': 'Show all {{count, number}} fields on the map',

  'register.licences.mapSelected_one': 'Show {{count, number}} selected licence on the map',
  'register.licences.mapSelected_other': 'Show {{count, number}} selected licences on the map',
  'register.licences.mapFound_one': 'Show {{count, number}} matching licence on the map',
  'register.licences.mapFound_other': 'Show {{count, number}} matching licences on the map',
  'register.licences.mapAll_one': 'Show the licence on the map',
  'register.licences.mapAll_other': 'Show all {{count, number}} licences on the map',

  'register.seismic-lines.mapSelected_one': 'Show {{count, number}} selected line on the map',
  'register.seismic-lines.mapSelected_other': 'Show {{count, number}} selected lines on the map',
  'register.seismic-lines.mapFound_one': 'Show {{count, number}} matching line on the map',
  'register.seismic-lines.mapFound_other': 'Show {{count, number}} matching lines on the map',
  'register.seismic-lines.mapAll_one': 'Show the line on the map',
  'register.seismic-lines.mapAll_other': 'Show all {{count, number}} lines on the map',

  'register.seismic-surveys-2d.mapSelected_one': 'Show {{count, number}} selected survey on the map',
  'register.seismic-surveys-2d.mapSelected_other': 'Show {{count, number}} selected surveys on the map',
  'register.seismic-surveys-2d.mapFound_one': 'Show {{count, number}} matching survey on the map',
  'register.seismic-surveys-2d.mapFound_other': 'Show {{count, number}} matching surveys on the map',
  'register.seismic-surveys-2d.mapAll_one': 'Show the survey on the map',
  'register.seismic-surveys-2d.mapAll_other': 'Show all {{count, number}} surveys on the map',

  'register.seismic-surveys-3d.mapSelected_one': 'Show {{count, number}} selected survey on the map',
  'register.seismic-surveys-3d.mapSelected_other': 'Show {{count, number}} selected surveys on the map',
  'register.seismic-surveys-3d.mapFound_one': 'Show {{count, number}} matching survey on the map',
  'register.seismic-surveys-3d.mapFound_other': 'Show {{count, number}} matching surveys on the map',
  'register.seismic-surveys-3d.mapAll_one': 'Show the survey on the map',
  'register.seismic-surveys-3d.mapAll_other': 'Show all {{count, number}} surveys on the map',
} as const
