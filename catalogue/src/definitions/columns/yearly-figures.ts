import { months, type Month } from '../../production/series/months.ts'
import type { ColumnDefinitionsOf, Definition } from '../definition.ts'

const monthNames: Readonly<Record<Month, Definition>> = {
  jan: { nl: 'januari', en: 'January' },
  feb: { nl: 'februari', en: 'February' },
  mar: { nl: 'maart', en: 'March' },
  apr: { nl: 'april', en: 'April' },
  may: { nl: 'mei', en: 'May' },
  jun: { nl: 'juni', en: 'June' },
  jul: { nl: 'juli', en: 'July' },
  aug: { nl: 'augustus', en: 'August' },
  sep: { nl: 'september', en: 'September' },
  oct: { nl: 'oktober', en: 'October' },
  nov: { nl: 'november', en: 'November' },
  dec: { nl: 'december', en: 'December' },
}

const amountIn = ({ nl, en }: Definition): Definition => ({
  nl: `De hoeveelheid in ${nl}; een lege maand is geen nul. Een datapakket heeft gas in miljoen Nm³ en zout in miljoen kilogram. Elders staat de eenheid erbij.`,
  en: `The amount in ${en}; an empty month is not zero. A data package has gas in million Nm³ and salt in million kilograms. Elsewhere the unit is given.`,
})

const monthColumns = Object.fromEntries(
  months.map((month) => [month, amountIn(monthNames[month])]),
) as Readonly<Record<Month, Definition>>

/** What every table of yearly figures holds beside its subject. */
const figureColumns = {
  year: {
    nl: 'Het kalenderjaar van de twaalf maanden in deze rij.',
    en: 'The calendar year of the twelve months in this row.',
  },
  product: {
    nl: 'De stof waarvan de hoeveelheid is gemeld, zoals gas, olie, water of zout.',
    en: 'The substance of which the amount was reported, such as gas, oil, water or salt.',
  },
  productionType: {
    nl: 'Wat er met het product is gebeurd, zoals gewonnen of geïnjecteerd. Bij gas en stikstof staat Discharged voor injecteren.',
    en: 'What was done with the product, such as produced or injected. For gas and nitrogen, Discharged stands for injected.',
  },
  operatorNm: {
    nl: 'Het bedrijf dat in dat jaar de operator was. De operator van nu kan een andere zijn.',
    en: 'The company that was the operator in that year. The operator may be another one now.',
  },
  location: {
    nl: 'Of de hoeveelheid van land komt of van zee.',
    en: 'Whether the amount comes from land or from the sea.',
  },
  ...monthColumns,
} as const

export const wellFigures: ColumnDefinitionsOf<'well-figures'> = {
  ...figureColumns,
  boreholeDbk: {
    nl: 'De put waar het cijfer over gaat, met de id van de boring. Die blijft gelijk als de naam verandert.',
    en: 'The well that the figure is of, by the ID of its borehole. That stays the same when the name changes.',
  },
  wellNm: {
    nl: 'De naam van de put bij dit cijfer. Een put kan in een ander jaar een andere naam hebben.',
    en: 'The name of the well with this figure. A well may have another name in another year.',
  },
}

export const fieldFigures: ColumnDefinitionsOf<'field-figures'> = {
  ...figureColumns,
  fieldDbk: {
    nl: 'Het veld waar het cijfer over gaat, met zijn veld-id. Die blijft gelijk als de naam verandert.',
    en: 'The field that the figure is of, by its field ID. That stays the same when the name changes.',
  },
  name: {
    nl: 'De naam van het veld bij dit cijfer. Een veld kan in een ander jaar een andere naam hebben.',
    en: 'The name of the field with this figure. A field may have another name in another year.',
  },
}

export const facilityFigures: ColumnDefinitionsOf<'facility-figures'> = {
  ...figureColumns,
  facilityCode: {
    nl: 'Het mijnbouwwerk waar het cijfer over gaat, met de code uit de tabel van mijnbouwwerken.',
    en: 'The mining facility that the figure is of, by its code in the table of facilities.',
  },
  name: {
    nl: 'De naam van het mijnbouwwerk bij dit cijfer. In een ander jaar kan het een andere naam hebben.',
    en: 'The name of the facility with this figure. A facility may have another name in another year.',
  },
}
