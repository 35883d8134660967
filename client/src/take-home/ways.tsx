import {
  formatsFor,
  KEYS_PARAMETER,
  filePath,
  MOST_KEYS,
  writtenKeys,
  type FigureForm,
  type FileFormat,
} from '@datacentre/catalogue/wire/files'
import type { TextKey } from '@datacentre/catalogue/texts/index'
import { showVersionDay } from '@datacentre/catalogue/wording/version-day'
import { snippetKinds, snippetOf } from '@datacentre/catalogue/wording/snippets'
import { useInstallation } from '../installation/installation.ts'
import { useSpoken } from '@datacentre/ui/speech'
import { useId, useState, type ReactNode } from 'react'
import { CopyableText } from './copyable-text.tsx'
import type { View } from './view.ts'

const NONE: NonNullable<View['selected']> = { count: 0, keys: () => [] }

/** The files of a view, its address, and the lines by which programs ask for it. */
export default function Ways({ view }: { readonly view: View }) {
  const { say, language } = useSpoken()
  const { datacentre } = useInstallation().config
  const { table, hasPlaces, count, selected = NONE, forms = [] } = view
  const [wantsSelected, setWantsSelected] = useState(false)
  const [form, setForm] = useState<FigureForm>('wide')
  const isPart = selected.count > 0 && selected.count < count
  const keys = wantsSelected && isPart && selected.count <= MOST_KEYS ? selected.keys() : null
  // Files that hold nothing but places have no other arrangement.
  const formats = formatsFor(hasPlaces)
  const addressOf = (format: FileFormat): string => {
    const screen = new URLSearchParams(view.query)
    const version = screen.get('version')
    // Keys are those of rows of one version.
    const asked =
      keys !== null
        ? new URLSearchParams({
            [KEYS_PARAMETER]: writtenKeys(keys),
            ...(version !== null && { version }),
          })
        : screen
    if (form !== 'wide' && forms.includes(form)) asked.set('form', form)
    if (language === 'en') asked.set('lang', 'en')
    const query = asked.toString().replaceAll('%2C', ',')
    const path = `${window.location.origin}${datacentre}${filePath(table, format)}`
    return query === '' ? path : `${path}?${query}`
  }
  return (
    <div className="take-home-ways">
      <p>{say('takeHome.explained')}</p>
      {isPart && (
        <Choice
          legend={say('takeHome.which')}
          options={[
            { code: 'all', label: say('takeHome.all', { count }) },
            { code: 'selected', label: say('takeHome.selected', { count: selected.count }) },
          ]}
          value={keys !== null ? 'selected' : 'all'}
          onChange={(code) => setWantsSelected(code === 'selected')}
        />
      )}
      {isPart && selected.count > MOST_KEYS && <p>{say('takeHome.tooMany', { count: MOST_KEYS })}</p>}
      {isPart && selected.count <= MOST_KEYS && wantsSelected && keys === null && (
        <p>{say('takeHome.allBut')}</p>
      )}
      {forms.length > 0 && (
        <Choice
          legend={say('takeHome.form')}
          options={forms.map((code) => ({ code, label: say(`figureForm.${code}`) }))}
          value={form}
          onChange={setForm}
        />
      )}
      <h2>{say('takeHome.files')}</h2>
      <ul className="take-home-files">
        {formats.map((format) => (
          <li key={format}>
            <a href={addressOf(format)} download>
              {say(`fileFormat.${format}`)}
            </a>
          </li>
        ))}
      </ul>
      <h2>{say('takeHome.address')}</h2>
      <CopyableText name={say('takeHome.address')} text={addressOf('csv')} />
      <Citation view={view} />
      <h2>{say('takeHome.programs')}</h2>
      {snippetKinds.map((kind) => (
        <details key={kind} className="take-home-snippet">
          <summary>{say(`snippet.${kind}`)}</summary>
          <p>{say(`snippetExplained.${kind}`)}</p>
          <CopyableText
            name={say(`snippet.${kind}`)}
            text={snippetOf(kind, { table, hasPlaces, addressOf })}
          />
        </details>
      ))}
    </div>
  )
}

/** Where the rows were found, as a line to put under what is made of them. */
function Citation({ view }: { readonly view: View }) {
  const { say, language } = useSpoken()
  const { dataset } = useInstallation().config
  if (dataset === null) return null
  const asked = new URLSearchParams(view.query).get('version')
  const cited = dataset.versions.find(({ version }) => String(version) === asked) ?? dataset
  const { pathname, search, origin } = window.location
  const line = say('citation.line', {
    what: say(`table.${view.table}` as TextKey),
    title: cited.texts[language].title,
    version: cited.version,
    date: showVersionDay(cited, say),
    site: say('site.name'),
    address: `${origin}${view.page ?? `${pathname}${search}`}`,
  })
  return (
    <>
      <h2>{say('takeHome.citation')}</h2>
      <CopyableText name={say('takeHome.citation')} text={line} />
    </>
  )
}

type ChoiceProps<Code extends string> = {
  readonly legend: ReactNode
  readonly options: readonly { readonly code: Code; readonly label: string }[]
  readonly value: Code
  readonly onChange: (code: Code) => void
}

function Choice<Code extends string>({ legend, options, value, onChange }: ChoiceProps<Code>) {
  const name = useId()
  return (
    <fieldset className="take-home-choice">
      <legend>{legend}</legend>
      {options.map(({ code, label }) => (
        <label key={code}>
          <input type="radio" name={name} checked={code === value} onChange={() => onChange(code)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
