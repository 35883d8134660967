import { holeInSpace, LEAST_WELLS, MOST_WELLS } from '@datacentre/catalogue/underground/section-addresses'
import { useInstallation } from '@datacentre/client/installation/installation'
import { Button, IconButton } from '@datacentre/ui/controls/button'
import { Icon } from '@datacentre/ui/controls/icon'
import { useSpoken } from '@datacentre/ui/speech'
import type { MapObject } from '../../calls/object-call.ts'
import { Section } from '../section.tsx'
import { addWell, dropAllWells, dropWell, useChosenWells } from './chosen-wells.ts'
import './section-choice.css'
import { SectionLink } from './section-link.tsx'
import { mapIcons } from '../../map-icons.ts'

/** Gathers boreholes for a cross-section, from one panel to the next. */
export function SectionChoice({ object }: { readonly object: MapObject }) {
  const { say, language } = useSpoken()
  const { datacentre } = useInstallation().config
  const wells = useChosenWells()
  const key = String(object.key)
  const isChosen = wells.some((well) => well.key === key)
  return (
    <Section title={say('section.title')}>
      <div className="section-choice screen-only">
        {wells.length === 0 ? (
          <p className="panel-note">{say('section.how')}</p>
        ) : (
          <ol className="section-choice-wells">
            {wells.map((well) => (
              <li key={well.key}>
                <div className="section-choice-well">
                  <span>{well.name}</span>
                  <IconButton
                    icon="close"
                    label={say('section.dropNamed', { name: well.name })}
                    onPress={() => dropWell(well.key)}
                  />
                </div>
              </li>
            ))}
          </ol>
        )}
        {!isChosen && (
          <Button
            icon="plus"
            onPress={() => addWell({ key, name: object.name })}
            isDisabled={wells.length >= MOST_WELLS}
            why={say('section.full', { most: MOST_WELLS })}
          >
            {say('section.add')}
          </Button>
        )}
        <SectionLink keys={wells.map((well) => well.key)} />
        {wells.length > 1 && (
          <Button look="quiet" icon={mapIcons.bin} onPress={dropAllWells}>
            {say('section.clear')}
          </Button>
        )}
        <a
          className="button button-quiet"
          href={holeInSpace(object.key, { datacentre, language })}
          target="_top"
        >
          <Icon name="datatype-borehole" size={20} />
          {say('section.inSpace')}
        </a>
        <p className="visually-hidden" role="status">
          {say('section.chosen', { count: wells.length })}
        </p>
        {wells.length > 0 && wells.length < LEAST_WELLS && (
          <p className="panel-note">{say('section.oneMore')}</p>
        )}
      </div>
    </Section>
  )
}
