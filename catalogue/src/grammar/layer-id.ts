export type RegisterId =
  | 'boreholes'
  | 'fields'
  | 'licences'
  | 'seismic-lines'
  | 'seismic-surveys-2d'
  | 'seismic-surveys-3d'

/** The layers of the map, each by the id of its table: the registers, and one table without a list. */
export type LayerId = RegisterId | 'facilities'
