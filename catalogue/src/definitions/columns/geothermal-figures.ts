import type { ColumnDefinitionsOf } from '../definition.ts'

export const geothermalFigures: ColumnDefinitionsOf<'geothermal-figures'> = {
  boreholeDbk: {
    nl: 'De put waar de cijfers over gaan, met de id van de boring. Die blijft gelijk als de naam verandert.',
    en: 'The well that the figures are of, by the ID of its borehole. That stays the same when the name changes.',
  },
  wellName: {
    nl: 'De naam van de put bij deze cijfers. Een installatie heeft meestal een put die produceert en een die injecteert.',
    en: 'The name of the well with these figures. An installation mostly has a well that produces and one that injects.',
  },
  startDate: {
    nl: 'De maand waarover de cijfers in deze rij gaan.',
    en: 'The month that the figures in this row are about.',
  },
  operatorName: {
    nl: 'Het bedrijf dat in die maand de operator van de put was.',
    en: 'The company that was the operator of the well in that month.',
  },
  facilityName: {
    nl: 'De naam van de installatie waar de put bij hoort. Cijfers per installatie tellen haar putten bij elkaar op.',
    en: 'The name of the installation that the well belongs to. Figures per installation add up its wells.',
  },
  h2oProd: {
    nl: 'Het warme water dat in de maand uit de put kwam, in m³.',
    en: 'The hot water that came from the well in the month, in m³.',
  },
  oilProd: {
    nl: 'De olie die met het warme water meekwam, in Sm³ (bij 15 °C).',
    en: 'The oil that came up with the hot water, in Sm³ (at 15 °C).',
  },
  gasProd: {
    nl: 'Het gas dat met het warme water meekwam, in Nm³ (bij 0 °C). Dit zijn geen miljoenen, zoals bij cijfers per put of veld.',
    en: 'The gas that came up with the hot water, in Nm³ (at 0 °C). These are not millions, as in figures per well or field.',
  },
  conProd: {
    nl: 'De lichte vloeistof die uit het gas vrijkwam, in Sm³ (bij 15 °C).',
    en: 'The light liquid that dropped out of the gas, in Sm³ (at 15 °C).',
  },
  inhibProd: {
    nl: 'Hoeveel liter inhibitor in de maand in de productieput ging. Dit middel remt roest of aanslag.',
    en: 'How many litres of inhibitor went into the production well in the month. It slows down corrosion or scale.',
  },
  h2oInj: {
    nl: 'Het afgekoelde water dat in de maand door de put terugging in de ondergrond, in m³.',
    en: 'The cooled water that went back into the ground through the well in the month, in m³.',
  },
  inhibInj: {
    nl: 'Hoeveel liter inhibitor in de maand in de injectieput ging. Dit middel remt roest of aanslag.',
    en: 'How many litres of inhibitor went into the injection well in the month. It slows down corrosion or scale.',
  },
}
