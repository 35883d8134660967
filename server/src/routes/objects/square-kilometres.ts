const SQUARE_METRES_PER_HECTARE = 10_000
const HECTARES_PER_SQUARE_KILOMETRE = 100

/** To the hectare: finer is not what a projection can tell. */
export const inSquareKilometres = (squareMetres: number): number =>
  Math.round(squareMetres / SQUARE_METRES_PER_HECTARE) / HECTARES_PER_SQUARE_KILOMETRE
