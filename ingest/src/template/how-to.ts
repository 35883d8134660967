import { commandLine, startLine } from '@datacentre/database/command-line'
import { usageLines } from '../usage-lines.ts'

/** Goes with an empty package, for who opens the folder and nothing else. */
export const HOW_TO = `# Your own data

This is an empty data package. Every file is one table, with its columns and no rows.

1. Take the tables that you have data of. One is enough. Leave the others as they are: what is empty is not shown.
2. Fill them. \`examples/\` has one row of each table (it is not read), \`code-lists.csv\` has every code with its text
   and what it means; codes of your own go into \`codes.csv\`. In \`datapackage.json\` each column has its title, type,
   unit and code list. Only keys and names are needed: columns that you have nothing for can go.
3. Give the dataset its name, licence and sources in \`datapackage.json\`: visitors see them. Of figures,
   \`figuresUntil\` is the last month and \`provisionalFrom\` the first that may still change (\`yyyy-MM\`).
4. From the folder of the data centre:

${usageLines(
  [
    [commandLine('import DIR --check'), 'tells what is wrong and changes nothing'],
    [commandLine('import DIR'), 'loads it'],
    [`DEMO=off ${startLine()}`, 'shows it'],
  ],
  '       ',
)}

\`docs/data-package.md\` of the data centre tells the rest.
`
