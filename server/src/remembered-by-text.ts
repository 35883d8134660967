/** What is longer is seldom asked twice, and would take room that whoever sends it chooses. */
const LONGEST = 200

/**
 * Remembers what was made of the last few texts, for what every request asks anew and mostly alike, as of its header
 * Accept-Encoding. The function must depend on the text alone.
 */
export function rememberedByText<Made>(most: number, make: (text: string) => Made): (text: string) => Made {
  const remembered = new Map<string, { readonly it: Made }>()
  return (text) => {
    const known = remembered.get(text)
    if (known !== undefined) return known.it
    const it = make(text)
    if (text.length > LONGEST) return it
    if (remembered.size >= most) remembered.delete(remembered.keys().next().value ?? text)
    remembered.set(text, { it })
    return it
  }
}
