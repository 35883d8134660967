import { speak, type Language } from '@datacentre/catalogue/texts/index'
import { showLongDay } from '@datacentre/catalogue/wording/long-dates'
import type { Version } from '@datacentre/database'

/** The day that a version is of: that of its package, or else of its import. */
export const dayOfVersion = ({ created, importedAt }: Pick<Version, 'created' | 'importedAt'>): number =>
  created ?? importedAt

/** `versie 3 van 1 november 2026` */
export function sayVersion(version: Version, language: Language): string {
  const say = speak(language)
  return say('change.version', { version: version.id, day: showLongDay(dayOfVersion(version), say) })
}

/** That rows are not the newest, for pages and files; null for those that are. */
export function sayOldVersion(version: Version, newest: Version, language: Language): string | null {
  if (version.id === newest.id) return null
  const [old, current] = [sayVersion(version, language), sayVersion(newest, language)]
  return language === 'nl'
    ? `Dit is een oude versie: ${old}. De nieuwste is ${current}.`
    : `This is an old version: ${old}. The newest is ${current}.`
}
