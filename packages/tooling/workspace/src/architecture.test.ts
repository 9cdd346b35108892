import { describe, expect, test } from 'vitest';
import { check, type Draft } from './draftHouse.fixture.ts';

const domain: Draft = {};
const contract: Draft = { exports: { './types': './generated/types.gen.ts' } };

describe('imports follow the table of floors', () => {
  const rule = /^imports follow/;
  const imports = (folder: string, line: string, file = 'src/a.ts', target = 'packages/foundation/domain') =>
    check(rule, { [target]: domain, openapi: contract, [folder]: { files: { [file]: line } } });

  test('a floor above may import, a floor below may not', () => {
    expect(imports('packages/features/x', "import { a } from '@resonanz/domain/roles';")).toEqual([]);
    expect(
      imports(
        'packages/foundation/domain',
        "import { a } from '@resonanz/ui/Button';",
        'src/a.ts',
        'packages/interface/ui',
      ),
    ).toHaveLength(1);
  });
  test('ui takes tokens but not formatters, charts take both', () => {
    const line = "import { a } from '@resonanz/formatters/money';";
    expect(imports('packages/interface/ui', line, 'src/a.ts', 'packages/foundation/formatters')).toHaveLength(1);
    expect(imports('packages/interface/charts', line, 'src/a.ts', 'packages/foundation/formatters')).toEqual([]);
  });
  test('a widget uses the client only in its connected folder, and another widget never', () => {
    const line = "import { a } from '@resonanz/api-client/campaigns';";
    expect(imports('packages/widgets/x', line, 'src/X.tsx', 'packages/client/api-client')).toHaveLength(1);
    expect(imports('packages/widgets/x', line, 'src/connected/X.tsx', 'packages/client/api-client')).toEqual([]);
    expect(imports('packages/widgets/x', "import('@resonanz/y/Y');", 'src/X.tsx', 'packages/widgets/y')).toHaveLength(
      1,
    );
  });
  test('a pattern uses the client and the frame only in its connected folder', () => {
    for (const [line, target] of [
      ["import { a } from '@resonanz/api-client/campaigns';", 'packages/client/api-client'],
      ["import { a } from '@resonanz/app-frame/toasts';", 'packages/patterns/app-frame'],
    ] as const) {
      expect(imports('packages/patterns/x', line, 'src/X.tsx', target)).toHaveLength(1);
      expect(imports('packages/patterns/x', line, 'src/connected/X.tsx', target)).toEqual([]);
    }
  });
  test('a feature never imports a feature', () => {
    expect(
      imports('packages/features/x', "export { a } from '@resonanz/y/staff';", 'src/X.tsx', 'packages/features/y'),
    ).toHaveLength(1);
  });
  test('patterns take types of the contract only', () => {
    expect(imports('packages/patterns/x', "import type { A } from '@resonanz/contract/types';")).toEqual([]);
    expect(imports('packages/patterns/x', "import { type A } from '@resonanz/contract/types';")).toEqual([]);
    expect(imports('packages/patterns/x', "import { a } from '@resonanz/contract/types';")).toHaveLength(1);
  });
  test('a shell mounts features by its own route entry and never another shell', () => {
    const target = 'packages/features/y';
    const both = { [target]: {}, 'apps/brand': {} };
    const entry = (line: string) => check(rule, { ...both, 'apps/staff': { files: { 'src/routes.tsx': line } } });
    expect(imports('apps/staff', "import { a } from '@resonanz/y/staff';", 'src/routes.tsx', target)).toEqual([]);
    expect(entry("import { a } from '@resonanz/y/brand';")).toHaveLength(1);
    expect(entry("import { a } from '@resonanz/y/Providers';")).toEqual([]);
    expect(
      imports('apps/staff', "import { a } from '@resonanz/brand/x';", 'src/routes.tsx', 'apps/brand'),
    ).toHaveLength(1);
  });
  test('tooling is for tests, stories and settings', () => {
    const line = "import { a } from '@resonanz/testing/builders';";
    expect(imports('packages/interface/ui', line, 'src/Button/Button.test.tsx', 'packages/tooling/testing')).toEqual(
      [],
    );
    expect(imports('packages/interface/ui', line, 'src/Button/Button.tsx', 'packages/tooling/testing')).toHaveLength(1);
  });
});

test('manifests: floors, tooling, optional peers, peers of the app', () => {
  const base = {
    'packages/foundation/domain': {},
    'packages/client/api-client': {},
    'packages/tooling/testing': { private: true },
  };
  const verdict = (folder: string, manifest: Draft) => check(/^manifests follow/, { ...base, [folder]: manifest });
  expect(verdict('packages/widgets/x', { dependencies: { '@resonanz/domain': '' } })).toEqual([]);
  expect(verdict('packages/widgets/x', { peerDependencies: { '@resonanz/api-client': '' } })).toHaveLength(1);
  expect(
    verdict('packages/widgets/x', {
      peerDependencies: { '@resonanz/api-client': '' },
      peerDependenciesMeta: { '@resonanz/api-client': { optional: true } },
    }),
  ).toEqual([]);
  expect(verdict('packages/interface/ui', { dependencies: { '@resonanz/domain': '' } })).toHaveLength(1);
  expect(verdict('packages/interface/ui', { dependencies: { '@resonanz/testing': '' } })).toHaveLength(1);
  expect(verdict('packages/interface/ui', { devDependencies: { '@resonanz/testing': '' } })).toEqual([]);
  expect(verdict('packages/interface/ui', { dependencies: { react: '' } })).toHaveLength(1);
});

test('libraries stay on their floors', () => {
  const verdict = (folder: string, line: string, file = 'src/a.tsx') =>
    check(/^libraries/, { [folder]: { files: { [file]: line } } });
  expect(verdict('packages/interface/ui', "import { Button } from 'react-aria-components';")).toEqual([]);
  expect(verdict('packages/widgets/x', "import { Button } from 'react-aria-components';")).toHaveLength(1);
  expect(
    verdict('packages/widgets/x', "import { I18nProvider } from 'react-aria/I18nProvider';", 'src/a.stories.tsx'),
  ).toHaveLength(1);
  expect(verdict('packages/widgets/x', "import { useParams } from 'react-router';")).toHaveLength(1);
  const router = { peerDependencies: { 'react-router': '^8' } };
  expect(check(/^libraries/, { 'packages/patterns/x': router })).toHaveLength(1);
  expect(
    check(/^libraries/, {
      'packages/patterns/x': { ...router, peerDependenciesMeta: { 'react-router': { optional: true } } },
    }),
  ).toEqual([]);
  expect(
    check(/^libraries/, { 'packages/patterns/x': { dependencies: { 'react-aria-components': '1' } } }),
  ).toHaveLength(1);
});

test('private parts of libraries stay in one place', () => {
  const verdict = (folder: string, file: string, line: string) =>
    check(/^private parts/, { [folder]: { files: { [file]: line } } });
  const history = "import { UNSAFE_createBrowserHistory } from 'react-router';";
  expect(verdict('packages/patterns/app-frame', 'src/PageRouter/reactRouterInternals.ts', history)).toEqual([]);
  expect(verdict('packages/patterns/app-frame', 'src/PageRouter/pageRouter.ts', history)).toHaveLength(1);
  expect(verdict('apps/staff', 'src/main.tsx', history)).toHaveLength(1);
  const bundler = "import { defineConfig } from 'tsup';";
  expect(verdict('packages/tooling/build', 'src/definePackage.ts', bundler)).toEqual([]);
  expect(verdict('packages/foundation/i18n', 'tsup.config.ts', bundler)).toHaveLength(1);
});

test('every imported package stands in the manifest', () => {
  const verdict = (draft: Draft) => check(/^every imported/, { 'packages/interface/ui': draft });
  expect(verdict({ files: { 'src/a.ts': "import 'left-pad';" } })).toHaveLength(1);
  expect(verdict({ dependencies: { 'left-pad': '' }, files: { 'src/a.ts': "import 'left-pad/x';" } })).toEqual([]);
  expect(verdict({ devDependencies: { 'left-pad': '' }, files: { 'src/a.ts': "import 'left-pad';" } })).toHaveLength(1);
  expect(verdict({ files: { 'src/a.test.ts': "import 'vitest'; import 'node:fs';" } })).toEqual([]);
});

test('packages open only their front door', () => {
  const verdict = (drafts: Record<string, Draft>) => check(/front door/, drafts);
  expect(verdict({ 'packages/interface/ui': { exports: { './*': './src/*.ts' } } })).toHaveLength(1);
  const far = "import { a } from '../../../foundation/domain/src/a.ts';";
  expect(verdict({ 'packages/interface/ui': { files: { 'src/a.ts': far } } })).toHaveLength(1);
  const both = (line: string) =>
    verdict({ 'packages/foundation/domain': {}, 'packages/interface/ui': { files: { 'src/a.ts': line } } });
  expect(both("import { a } from '@resonanz/domain/thing';")).toEqual([]);
  expect(both("import { a } from '@resonanz/domain/secret';")).toHaveLength(1);
});

test('neither packages nor modules import in a circle', () => {
  expect(
    check(/circle/, {
      'packages/foundation/domain': { dependencies: { '@resonanz/ui': '' } },
      'packages/interface/ui': { dependencies: { '@resonanz/domain': '' } },
    }),
  ).toHaveLength(1);
  const modules = (back: string) =>
    check(/circle/, {
      'packages/interface/ui': { files: { 'src/a.ts': "import { b } from './b.ts';", 'src/b.ts': back } },
    });
  expect(modules("import { a } from './a.ts';")).toHaveLength(1);
  expect(modules("import type { A } from './a.ts';")).toEqual([]);
});

test('there are no barrel files', () => {
  const verdict = (file: string, text: string) =>
    check(/barrel/, { 'packages/interface/ui': { files: { [file]: text } } });
  expect(verdict('exports/Button.ts', "export { Button } from '../src/Button.tsx';")).toEqual([]);
  expect(verdict('exports/Button.ts', "export * from '../src/Button.tsx';")).toHaveLength(1);
  expect(verdict('src/kit.ts', "export { Button } from './Button.tsx';")).toHaveLength(1);
  expect(verdict('src/index.ts', 'export const a = 1;')).toHaveLength(1);
});

test('names that say nothing and long files', () => {
  const files = (path: string, text = '') => ({ 'packages/interface/ui': { files: { [path]: text } } });
  expect(check(/dumping/, files('src/utils/a.ts'))).toHaveLength(1);
  expect(check(/dumping/, files('src/helpers.ts'))).toHaveLength(1);
  expect(check(/dumping/, files('src/ButtonWrapper.tsx'))).toHaveLength(1);
  expect(check(/dumping/, files('src/Button/Button.tsx'))).toEqual([]);
  expect(check(/400 lines/, files('src/a.ts', 'a;\n'.repeat(401)))).toHaveLength(1);
});

test('long lines', () => {
  const verdict = (text: string, folder = 'packages/interface/ui', path = 'src/a.ts') =>
    check(/120 columns/, { [folder]: { files: { [path]: text } } });
  const words = 'word '.repeat(24);
  expect(verdict(`// ${words}`)).toEqual(['packages/interface/ui/src/a.ts:1 has 123 columns']);
  expect(verdict(`const a = 1;\nconst b = \`${words}\`;`)).toHaveLength(1);
  expect(verdict(`// The user's ${words} and the brand's.`)).toHaveLength(1);
  expect(verdict(`const a = '${words}';\nconst b = "${words}";\nconst c = 'isn\\'t ${words}';`)).toEqual([]);
  expect(verdict(`// See https://resonanz.example/${'a'.repeat(120)} for more.`)).toEqual([]);
  // As the formatter measures it: behind a star.
  expect(verdict(`/** ${'a'.repeat(117)} */`)).toEqual([]);
  expect(verdict(`/** ${'a'.repeat(118)} */`)).toHaveLength(1);
  expect(verdict(`// ${words}`, 'packages/interface/ui', 'src/a.gen.ts')).toEqual([]);
  expect(verdict(`// ${words}`, 'apps/staff')).toHaveLength(1);
  expect(verdict(`// ${words}`, 'packages/tooling/build')).toEqual([]);
});

test('only api-client calls fetch', () => {
  const verdict = (folder: string, line: string) => check(/fetch/, { [folder]: { files: { 'src/a.ts': line } } });
  expect(verdict('packages/features/x', "await fetch('/api');")).toHaveLength(1);
  expect(verdict('packages/features/x', "await window.fetch('/api');")).toHaveLength(1);
  expect(verdict('packages/features/x', 'await queries.fetch(1);')).toEqual([]);
  expect(verdict('packages/client/api-client', "await fetch('/api');")).toEqual([]);
});

test('manifests are complete', () => {
  const verdict = (draft: Draft) => check(/bundlers/, { 'packages/interface/ui': draft });
  expect(verdict({})).toEqual([]);
  expect(verdict({ files: { 'src/a.css.ts': '' } })).toHaveLength(2);
  expect(verdict({ exports: { './styles.css': './dist/styles.css' } })).toHaveLength(1);
  expect(verdict({ sideEffects: null })).toHaveLength(1);
  expect(verdict({ publishConfig: {} })).toHaveLength(1);
});

test('every public export and prop has a sentence', () => {
  const verdict = (text: string) =>
    check(/sentence/, {
      'packages/interface/ui': {
        files: { 'exports/A.ts': "export { A, type AProps } from '../src/A.tsx';", 'src/A.tsx': text },
      },
    });
  const documented =
    '/** Props. */\nexport interface AProps {\n/** The a. */\na: string }\n/** An A. */\nexport function A() {}';
  expect(verdict(documented)).toEqual([]);
  expect(verdict(documented.replace('/** The a. */', ''))).toHaveLength(1);
  expect(verdict(documented.replace('/** An A. */', ''))).toHaveLength(1);
});

test('public exports of the vocabulary, the rules and the formats name their source', () => {
  const verdict = (doc: string, folder = 'packages/foundation/domain') =>
    check(/names its source/, {
      [folder]: {
        files: {
          'exports/a.ts': "export { a, type A } from '../src/a.ts';",
          'src/a.ts': `${doc}export const a = 1;\n/** An A.\n * @source house\n */\nexport type A = 1;`,
        },
      },
    });
  expect(verdict('/** The a. @source docs/domain/validation.md#passwords */\n')).toEqual([]);
  expect(verdict('/**\n * The a.\n *\n * @source house\n */\n')).toEqual([]);
  expect(verdict('/** The a. */\n')).toHaveLength(1);
  expect(verdict('/** The a. @source */\n')).toHaveLength(1);
  expect(verdict('')).toHaveLength(1);
  expect(verdict('/** The a. */\n', 'packages/foundation/tokens')).toEqual([]);
});

test('one docstring on any overload is enough', () => {
  const overloads =
    '/** An a.\n * @source house\n */\nexport function a(one: string): void;\n' +
    'export function a(one: number): void;\nexport function a(): void {}';
  const files = { 'exports/a.ts': "export { a } from '../src/a.ts';", 'src/a.ts': overloads };
  expect(check(/names its source/, { 'packages/foundation/formatters': { files } })).toEqual([]);
  expect(check(/sentence/, { 'packages/foundation/formatters': { files } })).toEqual([]);
});

describe('states are compared by name', () => {
  const states = (line: string, file = 'src/a.tsx') =>
    check(/^states are compared/, { 'packages/features/x': { files: { [file]: line } } });

  test.each([
    'if (row.status === 4) close();',
    'const isLate = campaign.status >= 4;',
    'if (1 !== request.nda_status) wait();',
    "const open = row['brandStatus'] === 1;",
    'switch (entry.state) { case 3: book(); }',
    "query.where('e.brand_status', '=', 3);",
    "query.where('status', 'in', [2, 3]);",
    'sql`e.is_published = 1 and c.active`;',
    'sql`k.status in (2, 3)`;',
    'save({ status: 3 });',
    'save({ state: isBooked ? 3 : 1 });',
    'const isOpen = [1, 2].includes(row.status);',
    'const BOOKED = 3; const isBooked = (row) => row.state === BOOKED;',
    'const SALES = { won: 5 } as const; const isWon = (row) => row.status === SALES.won;',
    'const CLOSED = new Set([3, 5]); const isClosed = (row) => CLOSED.has(row.status);',
    'const WON: SalesStatus = 5;',
    'const CLOSED: readonly SalesStatus[] = [3, 5];',
    "const NORMAL: Todo['priority'] = 2;",
    "type Status = Campaign['brandInvoice']; const SENT: Status = 2;",
    'const start = 1 as CampaignStatus;',
    'const stateOf = (row): PipelineState => row.state ?? 1;',
    'function actionOf(row): AuditAction { return row.isNew ? 1 : 2; }',
    'function open(id: number, status = 1) {}',
    'const { status = 1 } = query;',
    'row.status = 2;',
    'if ((row.status ?? 0) === 1) close();',
    "if (Number(parameters.get('x')?.status) === 1) close();",
    'function save(id: number, status: RequestStatus) {} save(7, 2);',
    'const note = (id: number, action: HistoryAction) => {}; note(7, 2);',
    '<Tag status={2} />;',
    "query.set('status', 3);",
    "query.where('e.state', '=', sql.lit(3));",
    'sql`e.state = ${3}`;',
    'const BOOKED = 3; const booked = sql`e.state = ${BOOKED}`;',
    'sql`case e.brand_status when 1 then 0 end`;',
    'sql`coalesce(e.state, 0) = 3`;',
    `sql\`"status"::int = 3\`;`,
    "sql.raw('t.status = 3');",
    'sql`t.priority = 3`;',
    'sql`e.brand_status is distinct from 4`;',
    'if (todo.priority === 3) hurry();',
    'if (campaign.archived === 1) hide();',
    'if (entry.activee === 0) grey();',
    'const isInactive = entry.isActive === 0;',
    'if (query.activeStatus === 1) show();',
    'invite({ template: isEmbedded ? 2 : 1 });',
  ])('rejects %s', (line) => {
    expect(states(line)).toHaveLength(1);
  });

  test.each([
    'if (row.status === CAMPAIGN_STATUS.completed) close();',
    "query.where('e.brand_status', '=', BRAND_STATUS.approve);",
    'sql`e.state = ${PIPELINE_STATE.campaign}`;',
    'if (response.status === 404) leave();',
    "if (contract.status === 'sent') remind();",
    'if (row.budget === 4) close();',
    "const columns = { status: [['Status', 'Status'], 20] };",
    'const BOOKED = PIPELINE_STATE.campaign; const isBooked = (row) => row.state === BOOKED;',
    'const FOUND = 404; if (response.status === FOUND) leave();',
    'const DAYS = 3; if (row.days === DAYS) warn();',
    'const WON: SalesStatus = SALES_STATUS.won;',
    'function save(id: number, status: RequestStatus) {} save(7, REQUEST_STATUS.approved);',
    "const columns = [{ id: 'budget', priority: 2 }];",
    '<Columns template={3} />;',
    'if (campaign.archived) hide();',
    'sql`k.archived = false and k.active`;',
    'sql`date_part(${part}, k.at) = 3`;',
    'sql`t.status = ${status} and t.days = 3`;',
    'sql.raw(`t.status = ${TODO_STATUS.done}`);',
  ])('allows %s', (line) => {
    expect(states(line)).toEqual([]);
  });

  test('follows a constant and a parameter to the file that declares them', () => {
    const files = {
      'src/states.ts': 'export const BOOKED = 3;\nexport function save(id: number, state: PipelineState) {}',
      'src/row.ts': "import { BOOKED, save } from './states.ts';\nif (row.state === BOOKED) close();\nsave(7, 3);",
    };
    expect(check(/^states are compared/, { 'packages/features/x': { files } })).toEqual([
      expect.stringContaining('src/row.ts:2 '),
      expect.stringContaining('src/row.ts:3 '),
    ]);
  });

  test('leaves the lists of the domain alone, and packages that know no domain', () => {
    const list = 'const TOKEN: readonly NotificationSubType[] = [3, 4];\nconst has = (type) => TOKEN.includes(type);';
    const verdict = (folder: string) =>
      check(/^states are compared/, {
        [folder]: { files: { 'src/a.ts': list } },
        'packages/foundation/domain': { files: { 'src/a.ts': list } },
      });
    expect(verdict('packages/features/x')).toHaveLength(2);
    expect(verdict('packages/interface/ui')).toEqual([]);
  });

  test('leaves tests and migrations alone', () => {
    expect(states('if (row.status === 4) close();', 'src/a.test.ts')).toEqual([]);
    expect(states('sql`update campaigns set x = 1 where status = 4`;', 'src/migrations/0001_x.ts')).toEqual([]);
  });
});

describe('names use the terms of the field', () => {
  const names = (line: string, folder = 'packages/foundation/x') =>
    check(/^names use the terms/, { [folder]: { files: { 'src/a.ts': line } } });

  test.each([
    'const MOST_ROWS = 5;',
    'function refuseStale(): void {}',
    'interface Row { keeperId: number }',
    'const check = (faults: string[]) => faults;',
    'const told = await notifyBrands();',
    'const readAnew = () => reload();',
    'const READ_ANEW_MS = 500;',
  ])('rejects %s', (line) => {
    expect(names(line)).toHaveLength(1);
  });

  test.each([
    'const MAX_ROWS = 5;',
    'const defaults = { refused: true };',
    'interface Answer { refusals: string[] }',
    '/** @deprecated Renamed to `answerError`. */\nexport const answerError = answerError;',
  ])('allows %s', (line) => {
    expect(names(line)).toEqual([]);
  });
});
