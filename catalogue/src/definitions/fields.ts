import type { DefinitionsOf } from './definition.ts'

export const fieldStatus: DefinitionsOf<'fieldStatus'> = {
  W: {
    nl: 'Uit het veld wordt op dit moment gewonnen.',
    en: 'The field is being produced at present.',
  },
  'NP<5': {
    nl: 'Het veld is aangetoond maar nog niet in gebruik. De winning begint naar verwachting binnen vijf jaar.',
    en: 'The field has been proved but is not in use. Production is expected to start within five years.',
  },
  'NP>5': {
    nl: 'Het veld is aangetoond maar nog niet in gebruik. De winning begint naar verwachting pas na vijf jaar.',
    en: 'The field has been proved but is not in use. Production is not expected to start within five years.',
  },
  U: {
    nl: 'Wat te winnen was, is gewonnen. Er komt niets meer uit het veld.',
    en: 'What could be produced has been produced. Nothing comes from the field any more.',
  },
  T: {
    nl: 'De winning is gestopt, maar kan later verdergaan.',
    en: 'Production has stopped, but may be resumed later.',
  },
  A: {
    nl: 'De winning is voorgoed gestopt en de putten zijn of worden gesloten.',
    en: 'Production has stopped for good, and the wells have been or will be closed.',
  },
  UGS: {
    nl: 'In het veld wordt gas bewaard dat later weer wordt gebruikt.',
    en: 'The field is used to keep gas that will be taken out again.',
  },
}

export const mineral: DefinitionsOf<'mineral'> = {
  O: {
    nl: 'In het veld zit aardolie.',
    en: 'The field holds crude oil.',
  },
  G: {
    nl: 'In het veld zit aardgas.',
    en: 'The field holds natural gas.',
  },
  'O/G': {
    nl: 'In het veld zitten aardolie en aardgas, in dezelfde of in verschillende lagen.',
    en: 'The field holds crude oil and natural gas, in the same layers or in different ones.',
  },
  S: {
    nl: 'In het veld zit een laag zout die met water wordt opgelost.',
    en: 'The field holds a layer of salt that is dissolved in water.',
  },
  GT: {
    nl: 'In het veld zit warm water waaruit warmte wordt gehaald.',
    en: 'The field holds hot water from which heat is taken.',
  },
  N2: {
    nl: 'In het veld wordt stikstof bewaard, om gas op de gewenste kwaliteit te brengen.',
    en: 'The field holds stored nitrogen, which is used to bring gas to the required quality.',
  },
}

export const landSea: DefinitionsOf<'landSea'> = {
  L: {
    nl: 'Ligt onder het land of onder binnenwater, zoals een meer.',
    en: 'Lies beneath land or inland waters, such as a lake.',
  },
  S: {
    nl: 'Ligt op zee of onder de zeebodem.',
    en: 'Lies at sea or beneath the seabed.',
  },
}
