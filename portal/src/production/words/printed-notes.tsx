import './printed-notes.css'

/** What the screen tells around the figures and paper would not, a line each. */
export function PrintedNotes({ notes }: { readonly notes: readonly string[] }) {
  return (
    <div className="printed-notes">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  )
}
