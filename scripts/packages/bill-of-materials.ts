import type { Package } from './shipped-packages.ts'

type Component = {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
}

/** The part of a CycloneDX document that we touch. */
export type Bill = {
  readonly metadata: { readonly component: Component }
  readonly components: readonly (Component & { readonly purl: string })[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/**
 * The bill that npm wrote, without what only builds and tests. npm can leave out development packages itself, but leaves out
 * React too then: it goes by what anybody wants for development, not by what nobody wants otherwise.
 */
export function billOf(all: Bill, shipped: readonly Package[], name: string): Bill {
  const wanted = new Set(shipped.map((each) => `${each.name}@${each.version}`))
  const components = all.components.filter((component) =>
    wanted.has(component['bom-ref'].split('|', 1)[0] ?? ''),
  )
  const kept = new Set(components.map((component) => component['bom-ref']))
  const product = all.metadata.component['bom-ref']
  return {
    ...all,
    // npm names the product by the folder it lies in.
    metadata: { ...all.metadata, component: { ...all.metadata.component, name } },
    components,
    dependencies: [
      { ref: product, dependsOn: [...kept] },
      ...all.dependencies
        .filter(({ ref }) => kept.has(ref))
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((needed) => kept.has(needed)) })),
    ],
  }
}

/** What ships but is not in the bill, such as bindings for platforms other than this. */
export function absentFrom({ components }: Bill, shipped: readonly Package[]): readonly Package[] {
  const listed = new Set(components.map((component) => component['bom-ref'].split('|', 1)[0] ?? ''))
  return shipped.filter(({ name, version }) => !listed.has(`${name}@${version}`))
}
