import { pathsOf } from './areaContract.ts';
import type { Slice } from './slice.ts';
import { featureMessages, manifestText, sourceExports } from './words.ts';

const manifest = ({ many }: Slice) =>
  manifestText(many.kebab, `${many.sentence} of the agency.`, {
    private: true,
    sideEffects: ['**/*.css.ts', '**/styles.ts'],
    exports: sourceExports,
    dependencies: {
      '@phosphor-icons/react': 'catalog:',
      ...Object.fromEntries(
        ['api-client', 'app-frame', 'domain', 'i18n', 'records', 'session', 'ui'].map((name) => [
          `@resonanz/${name}`,
          'workspace:*',
        ]),
      ),
    },
    peerDependencies: {
      '@tanstack/react-query': '^5.100.0',
      react: '^19.0.0',
      'react-dom': '^19.0.0',
      'react-router': '^8.0.0',
    },
    devDependencies: {
      '@resonanz/stage': 'workspace:*',
      '@resonanz/testing': 'workspace:*',
      '@resonanz/tokens': 'workspace:*',
      '@tanstack/react-query': 'catalog:',
      '@types/react': 'catalog:',
      '@types/react-dom': 'catalog:',
      react: 'catalog:',
      'react-dom': 'catalog:',
      'react-router': 'catalog:',
    },
  });

/** The words: key → German and English. */
const words = (title: string): Readonly<Record<string, readonly [de: string, en: string]>> => ({
  title: [title, title],
  add: ['Eintrag anlegen', 'Add entry'],
  edit: ['Eintrag bearbeiten', 'Edit entry'],
  search: ['Name suchen', 'Search name'],
  empty: ['Noch keine Einträge', 'No entries yet'],
  menuOf: ['Aktionen zu „{name}“', 'Actions for “{name}”'],
  'field.updatedAt': ['Geändert am', 'Changed on'],
  'state.active': ['Aktiv', 'Active'],
  'state.archived': ['Archiviert', 'Archived'],
  'move.active': ['Wiederherstellen', 'Restore'],
  'move.archived': ['Archivieren', 'Archive'],
  'moved.active': ['Der Eintrag ist wiederhergestellt.', 'The entry is restored.'],
  'moved.archived': ['Der Eintrag ist archiviert.', 'The entry is archived.'],
  saved: ['Gespeichert.', 'Saved.'],
  'fieldError.tooLong': ['Dieser Text ist zu lang.', 'This text is too long.'],
  'fieldError.other': ['Bitte prüfen Sie diese Angabe.', 'Please check this value.'],
  characters: ['{count} von {limit} Zeichen', '{count} of {limit} characters'],
  'error.title': ['Das hat nicht geklappt', 'That did not work'],
  'error.changedMeanwhile': [
    'Inzwischen hat jemand anderes diesen Eintrag geändert. Bitte öffnen Sie ihn noch einmal.',
    'Somebody else has changed this entry meanwhile. Please open it again.',
  ],
  'error.notFound': ['Diesen Eintrag gibt es nicht mehr.', 'This entry no longer exists.'],
  'error.other': ['Bitte versuchen Sie es erneut.', 'Please try again.'],
});

const catalogue = ({ many }: Slice, language: 0 | 1) =>
  `${JSON.stringify(
    Object.fromEntries(
      Object.entries(words(many.sentence)).map(([key, texts]) => [`${many.camel}.${key}`, texts[language]]),
    ),
    null,
    2,
  )}\n`;

const readme = ({ many }: Slice) => `# @resonanz/${many.kebab}

${many.sentence} of the agency: list and form. Private to the apps; the staff shell mounts \`@resonanz/${many.kebab}/staff\`. One word
greps the whole slice: \`${many.camel}\` in messages, \`${many.kebab}\` in \`openapi/areas/\`, \`apps/api/src/areas/\` and here.
`;

const routes = ({ many, one }: Slice) => `import type { RouteObject } from 'react-router';
import { staffPaths } from '@resonanz/domain/paths';

/** Routes of the staff shell that this feature serves. */
export const ${one.camel}Routes: RouteObject[] = [
  {
    path: staffPaths.${many.camel}.pattern,
    lazy: async () => ({ Component: (await import('../src/list/${one.pascal}ListScreen.tsx')).${one.pascal}ListScreen }),
  },
];
`;

const messagesTest = `import { expect, test } from 'vitest';
import { messagesAgree } from '@resonanz/i18n/agreement';
import { messages } from './messages.ts';

test('both languages say the same', () => {
  expect(messagesAgree(messages)).toEqual([]);
});
`;

const server = (slice: Slice) => {
  const { many, one, id } = slice;
  const [list, , save] = pathsOf(slice);
  return `import type { ${one.pascal}, ${one.pascal}Input, ${one.pascal}Query } from '@resonanz/api-client/${many.camel}';
import { answerPage, answerSuccess, createEnvelopeFetch, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';

/** Calls of the screen, as tests name them. */
export const CALLS = { list: 'POST ${list}', save: 'POST ${save}' } as const;

/** One of the ${many.sentence.toLowerCase()}. */
export const build${one.pascal} = (overrides: Partial<${one.pascal}> = {}, index = 0): ${one.pascal} => ({
  ${id}: index + 1,
  name: 'Frühjahr',
  state: 'active',
  note: 'Für neue Creator',
  updatedAt: '2026-10-06T08:00:00.000Z',
  ...overrides,
});

/** What the form sends of one while nothing is entered. */
export const blank${one.pascal} = { name: '', state: 'active', note: '' } satisfies ${one.pascal}Input;

/** Two in use and one that is archived. */
export const build${many.pascal} = (): ${one.pascal}[] => [
  build${one.pascal}(),
  build${one.pascal}({ name: 'Sommer', note: '' }, 1),
  build${one.pascal}({ name: 'Winter', state: 'archived' }, 2),
];

/** A server in memory that keeps what is saved. */
export function create${one.pascal}Server(records: readonly ${one.pascal}[] = build${many.pascal}()): EnvelopeFetch {
  let stored = [...records];
  return createEnvelopeFetch()
    .on(CALLS.list, ({ body }) => {
      const { pageNumber, pageSize, search = '', filters = {} } = body as ${one.pascal}Query;
      const found = stored.filter(
        ({ name, state }) =>
          name.toLowerCase().includes(search.toLowerCase()) && (filters.state ?? state) === state,
      );
      return answerPage(found, pageNumber, pageSize);
    })
    .on(CALLS.save, ({ body }) => {
      const { ${id} = stored.length + 1, ...values } = body as ${one.pascal}Input;
      const saved = { ...build${one.pascal}(), ...values, ${id} };
      stored = [...stored.filter((each) => each.${id} !== ${id}), saved];
      return answerSuccess(saved);
    });
}
`;
};

const stage = ({ many, one }: Slice) => `import { staffPaths } from '@resonanz/domain/paths';
import { FeatureStage, type StageProps } from '@resonanz/stage/FeatureStage';
import { inMain } from '@resonanz/stage/inMain';
import { buildUser } from '@resonanz/testing/users';
import { ${one.camel}Routes } from '../../exports/staff.ts';
import { create${one.pascal}Server } from './${one.camel}Server.fixture.ts';

/** The routes of this feature as a shell shows them. */
export const stageRoutes = inMain(${one.camel}Routes);

const superAdmin = buildUser({ role: { roleId: 6, roleName: 'super admin' } });

/** The screen on a server in memory. */
export function ${one.pascal}Stage({
  path = staffPaths.${many.camel}(),
  server = create${one.pascal}Server(),
  user = superAdmin,
  ...props
}: StageProps) {
  return <FeatureStage {...props} routes={stageRoutes} path={path} server={server} user={user} />;
}
`;

/** What is around the screen: package, routes, words, and what tests and stories need. */
export const featureFrame = (slice: Slice): readonly (readonly [path: string, text: string])[] => [
  ['package.json', manifest(slice)],
  ['README.md', readme(slice)],
  ['exports/staff.ts', routes(slice)],
  ['messages/de.json', catalogue(slice, 0)],
  ['messages/en.json', catalogue(slice, 1)],
  ['src/messages.ts', featureMessages],
  ['src/messages.test.ts', messagesTest],
  [`src/fixtures/${slice.one.camel}Server.fixture.ts`, server(slice)],
  [`src/fixtures/${slice.one.pascal}Stage.fixture.tsx`, stage(slice)],
];
