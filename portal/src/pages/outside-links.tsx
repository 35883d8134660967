/** A page of somebody else, named as the specification's links are (S3). */
export type OutsideLink = {
  readonly linkTitle: string
  readonly linkUrl: string
  /** What a visitor finds there. */
  readonly about: string
}

/** Pages of others, each with what it offers. */
export function OutsideLinks({ links }: { readonly links: readonly OutsideLink[] }) {
  return (
    <dl>
      {links.map(({ linkTitle, linkUrl, about }) => (
        <div key={linkUrl}>
          <dt>
            <a href={linkUrl}>{linkTitle}</a>
          </dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  )
}
