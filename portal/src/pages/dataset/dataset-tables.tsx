import { writeNumber } from '@datacentre/catalogue/numbers/written-number'
import { tables } from '@datacentre/catalogue/tables'
import type { Dataset } from '@datacentre/catalogue/wire/config'
import { isOffered } from '@datacentre/catalogue/wire/offered'
import { useSpoken } from '@datacentre/ui/speech'

/** The number of rows in every table that the dataset has. */
export function DatasetTables({ dataset }: { readonly dataset: Dataset }) {
  const { say, language } = useSpoken()
  return (
    <table aria-labelledby="tables">
      <thead>
        <tr>
          <th scope="col">{say('dataset.table')}</th>
          <th scope="col" className="prose-number">
            {say('dataset.rows')}
          </th>
        </tr>
      </thead>
      <tbody>
        {tables
          .filter(({ id }) => isOffered(dataset, id))
          .map(({ id }) => (
            <tr key={id}>
              <th scope="row">{say(`table.${id}`)}</th>
              <td className="prose-number">{writeNumber(dataset.rows[id] ?? 0, language)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
