import type { Random } from '../chance/random.ts'
import { realFieldNames } from './real-field-names.ts'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

const starts = words(`
  Ooster Wester Noorder Zuider Midden Hoog Laag Oud Nieuw Eem Veen Zand Broek Wold Reit Fivel Maar Riet
  Kraai Ganzen Haver Linde Elzen Berken Wilgen Eiken Hazel Spaan Bever Otter Reiger Kieviet Zwaluw Schier
  Grijze Witte Zwarte Holle Lange Korte Drie Zeven Klei Turf Heide Brem Duiven Wulpen Koren Munnik`)
const ends = words(`
  wolde broek veen horn zijl kamp haar mond lo oord kerk dijk meer wijk stede burg rade gors waard koog
  duin beek hout akker made wier drecht sluis hoek ham weer terp bult es brink hage voort dal schans gaast
  buren stal rijge`)
const sides = words(`
  Oost West Noord Zuid Diep Dorp Buiten Oever`)

/** Names given to some fields at sea: birds, fishes and ships. */
const seaNames = words(`
  Zilvermeeuw Stern Aalscholver Bruinvis Zeehond Noordkromp Zeester Makreel Botter Tjalk Schokker
  Loggerhaven Kwartel Jan-van-gent Drieteen Wulk Garnaal Steenbolk Kabeljauw Poon`)

const MOST_TRIES = 200

/** Hands out names of places and their codes, no field name twice. */
export class Gazetteer {
  readonly #names = new Set<string>()
  readonly #codes = new Set<string>()
  readonly #random: Random
  #isUsedUp = false
  /** How many places have a name already, each with a number of its own but the first. */
  readonly #alike = new Map<string, number>()

  constructor(random: Random) {
    this.#random = random
  }

  /** A place name nobody has yet: that of a small town nearby, or an invented one. */
  place(town: string | null): string {
    const invented = this.#invented()
    const name = town !== null && this.#random.chance(0.25) ? town : invented
    return this.#free(name) ?? this.#another()
  }

  #invented(): string {
    return `${this.#random.pick(starts)}${this.#random.pick(ends)}`
  }

  /** A country of thirty times ours uses up all that can be invented: then places are numbered. */
  #another(): string {
    for (let tries = 0; tries < MOST_TRIES && !this.#isUsedUp; tries++) {
      const free = this.#free(this.#invented())
      if (free !== null) return free
    }
    this.#isUsedUp = true
    const name = this.#invented()
    const nr = (this.#alike.get(name) ?? 1) + 1
    this.#alike.set(name, nr)
    return this.claim(`${name} ${nr}`)
  }

  seaName(): string | null {
    return this.#free(this.#random.pick(seaNames))
  }

  /** A given name, if nobody has it. */
  claim(name: string): string {
    this.#names.add(name)
    return name
  }

  #free(name: string): string | null {
    if (realFieldNames.has(name.toLowerCase())) return null
    const candidates = [name, ...sides.map((side) => `${name}-${side}`)]
    const free = candidates.find((candidate) => !this.#names.has(candidate))
    if (free !== undefined) this.#names.add(free)
    return free ?? null
  }

  /** The code of a place: its first letter and two more of it, consonants before vowels; other letters where those are taken. */
  code(name: string): string {
    const letters = name
      .normalize('NFD')
      .toUpperCase()
      .replace(/[^A-Z]/g, '')
    const first = letters.charAt(0)
    const rest = letters.slice(1).split('')
    const consonants = rest.filter((letter) => CONSONANTS.includes(letter))
    for (const among of [consonants, rest, CONSONANTS]) {
      for (const pair of pairs(among)) if (this.#take(`${first}${pair}`)) return `${first}${pair}`
    }
    const stem = `${first}${consonants.slice(0, 2).join('')}`
    let nr = 1
    while (!this.#take(`${stem}${nr}`)) nr++
    return `${stem}${nr}`
  }

  #take(code: string): boolean {
    if (this.#codes.has(code)) return false
    this.#codes.add(code)
    return true
  }
}

const CONSONANTS = 'BCDFGHJKLMNPQRSTVWXYZ'.split('')

/** Two letters of a word in the order in which they stand. */
function* pairs(letters: readonly string[]): Iterable<string> {
  for (const [at, one] of letters.entries()) {
    for (const other of letters.slice(at + 1)) yield `${one}${other}`
  }
}

/** Letters of fields and platforms in a block: A to Z without I and O, then FA, FB, ... */
const letters = [...'ABCDEFGHJKLMNPQRSTUVWXYZ']

export function letterOf(nr: number): string {
  const letter = letters[nr % letters.length] ?? 'A'
  const round = Math.floor(nr / letters.length)
  return round === 0
    ? letter
    : `${letters[(4 + round) % letters.length] ?? 'F'}${letter}${round > 20 ? round : ''}`
}

/** 1 as `01`, as borehole names write it. */
export const twoDigits = (nr: number): string => String(nr).padStart(2, '0')
