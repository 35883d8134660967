import type { FigureQuery } from '../wire/bodies/figure-schema.ts'
import type { ProductionScreen } from '../production/screen.ts'
import { figureFileName } from '../production/selecting/selectors.ts'

type Picture = {
  readonly asked: FigureQuery
  /** Absent for a picture of a whole selection. */
  readonly subject?: string | undefined
  readonly kind: 'png' | 'svg'
}

/** As the spreadsheet is called, with the subject behind it: `field_Gas_Produced_2003_2026_Oosterveen.png`. */
export function chartFileName(screen: ProductionScreen, { asked, subject, kind }: Picture): string {
  return figureFileName(screen, { ...asked, subject }).replace(/xlsx$/, kind)
}
