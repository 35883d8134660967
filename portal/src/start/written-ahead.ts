/** What the server wrote into the page under a name, for the screen that it opens with; null where it wrote nothing. */
export function writtenAhead<Written>(id: string): () => Written | null {
  let written: Written | null | undefined
  return () => {
    if (written === undefined) written = read<Written>(id)
    return written
  }
}

function read<Written>(id: string): Written | null {
  const text = document.getElementById(id)?.textContent
  return text ? (JSON.parse(text) as Written) : null
}
