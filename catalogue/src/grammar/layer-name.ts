/** The layers of the map, as its addresses name them. */
export type LayerName = 'boreholes' | 'fields' | 'licences' | 'lines' | 'surveys' | 'surveys3d' | 'facilities'
