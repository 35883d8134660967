/** How the code is linted; the arrows between workspaces stand here once, as a table. */

const workspaces = ['catalogue', 'database', 'ingest', 'server', 'ui', 'client', 'portal', 'mapviewer']
const others = ['fixtures', 'bench', 'e2e', 'trials']

/** Which workspaces each may import, and why no others; `inBrowser` where its code has no Node. */
const arrows = {
  catalogue: {
    imports: [],
    why: 'The catalogue says what we offer and imports nothing of ours: everything else reads it.',
    inBrowser: true,
  },
  database: {
    imports: ['catalogue'],
    why: 'The database speaks SQL for what the catalogue declares; it knows no data packages, no HTTP and no screens.',
    speaksSql: true,
  },
  ingest: {
    imports: ['catalogue', 'database'],
    why: 'Data come in through the database; how they are served is no business of ingest.',
  },
  server: {
    imports: ['catalogue', 'database'],
    why: 'The server answers from the database; data come in by ingest, screens are built apart.',
    testsImport: ['ingest'],
  },
  ui: {
    imports: ['catalogue'],
    why: 'Controls and tokens know the catalogue only, so that both apps can be made of them.',
    inBrowser: true,
  },
  client: {
    imports: ['catalogue', 'ui'],
    why: 'What both apps know of the server stands here once; it knows neither of them.',
    inBrowser: true,
  },
  portal: {
    imports: ['catalogue', 'ui', 'client'],
    why: 'The screens speak with the server over HTTP only.',
    inBrowser: true,
  },
  mapviewer: {
    imports: ['catalogue', 'ui', 'client'],
    why: 'The map speaks with the server over HTTP only and shares nothing with the portal but ui and client.',
    inBrowser: true,
  },
  fixtures: { imports: ['catalogue'], why: 'Fixtures are rows of the catalogue, for tests.' },
}

const onlyOurs = (imports, message) => ({
  group: [
    '@datacentre/*',
    '@datacentre/*/**',
    ...imports.flatMap((name) => [`!@datacentre/${name}`, `!@datacentre/${name}/**`]),
  ],
  message,
})

const byName = {
  group: [...workspaces, ...others].map((name) => `**/${name}/src/**`),
  message: 'Import another workspace by its name, @datacentre/…, so that the arrows can be checked.',
}

const noSql = {
  group: ['kysely', 'pg', 'libsql'],
  message: 'Only the database speaks SQL: ask it for what you need.',
}

/** Modules with schemas, which only the server checks by. */
const noSchemas = [
  'borehole-calls',
  'call',
  'call-types',
  'calls',
  'config',
  'dataset-texts',
  'map-calls',
  'search-calls',
].map((name) => ({
  name: `@datacentre/catalogue/wire/${name}`,
  allowTypeImports: true,
  message:
    'Import only types of what checks bodies and answers: a browser need not fetch the library for it (14 KB).',
}))

const noNode = { group: ['node:*'], message: 'This runs in a browser too, where Node is not.' }

const restricted = (files, patterns, paths = []) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns, paths }] },
})

const sources = Object.entries(arrows).map(([name, { imports, why, speaksSql, inBrowser }]) =>
  restricted(
    [`${name}/src/**/*.{ts,tsx}`],
    [onlyOurs(imports, why), byName, ...(speaksSql ? [] : [noSql]), ...(inBrowser ? [noNode] : [])],
    inBrowser && name !== 'catalogue' ? noSchemas : [],
  ),
)

/** Tests may use fixtures and Node. */
const tests = workspaces.map((name) => {
  const { imports, why, speaksSql, testsImport = [] } = arrows[name]
  const message = `${why} Tests may also use ${['fixtures', ...testsImport].join(' and ')}.`
  return restricted(
    [`${name}/**/*.test.{ts,tsx}`],
    [onlyOurs([...imports, 'fixtures', ...testsImport], message), byName, ...(speaksSql ? [] : [noSql])],
  )
})

/** What is run by hand speaks to a terminal. */
const commands = {
  files: [
    'ingest/src/**/*-command.ts',
    'ingest/src/command/**/*.ts',
    'scripts/**/*',
    'server/src/main.ts',
    'bench/**/*',
    'trials/**/*',
    'ingest/geography/*.mjs',
  ],
  rules: { 'no-console': 'off' },
}

/** What is tried at random says with a failure what was tried; and trials hold in their steps what each step left. */
const trials = {
  files: ['trials/**/*.ts', '**/{fuzz.test,hostile.operating.test,hostile-site.operating.test}.ts'],
  rules: {
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-conditional-expect': 'off',
    'vitest/no-standalone-expect': 'off',
  },
}

/** A thread of Node has no origin that a message could be meant for. */
const threads = {
  files: ['scripts/admin-port.mjs', 'server/src/operating/admin-port.*', 'bench/src/load/health-watch.*'],
  rules: { 'unicorn/require-post-message-target-origin': 'off' },
}

export default {
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'off',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': ['error', { ignoreTypes: true }],
    'no-console': 'error',
    'no-shadow': 'off',
    eqeqeq: 'error',
    'prefer-const': 'error',
    'no-await-in-loop': 'off',
    'import/no-unassigned-import': 'off',
    'react/react-in-jsx-scope': 'off',
    'unicorn/no-array-sort': 'off',
    'no-underscore-dangle': 'off',
    'import/no-named-as-default-member': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'list.expect*'] }],
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'unicorn/consistent-function-scoping': 'off',
    'oxc/no-map-spread': 'off',
    'no-control-regex': 'off',
  },
  overrides: [...sources, ...tests, commands, threads, trials],
  ignorePatterns: ['**/dist/**', 'node_modules/**'],
}
