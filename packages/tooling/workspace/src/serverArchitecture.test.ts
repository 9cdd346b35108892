import { describe, expect, test } from 'vitest';
import { check, type Draft } from './draftHouse.fixture.ts';
import { needlessEntries } from './rules/slices.ts';

describe('the server follows its floors', () => {
  const api = (file: string, line: string) =>
    check(/^the server follows/, { 'apps/api': { files: { [`src/${file}`]: line } } });

  test('the platform knows lower rooms of itself, and no area', () => {
    expect(api('platform/http/a.ts', "import type { A } from '../database/a.ts';")).toEqual([]);
    expect(api('platform/database/a.ts', "import type { A } from '../http/a.ts';")).toEqual([
      'apps/api/src/platform/database/a.ts:1 imports ../http/a.ts: http is above database',
    ]);
    expect(api('platform/http/a.ts', "import type { A } from '../../areas/files/door.ts';")).toEqual([
      'apps/api/src/platform/http/a.ts:1 imports ../../areas/files/door.ts: the platform knows no area',
    ]);
  });
  test('areas use lower areas by their doors', () => {
    expect(api('areas/auth/a.ts', "import { a } from '../accounts/door.ts';")).toEqual([]);
    expect(api('areas/auth/a.ts', "import type { A } from '../accounts/account.ts';")).toEqual([
      'apps/api/src/areas/auth/a.ts:1 imports ../accounts/account.ts: areas are entered by their door.ts',
    ]);
    expect(api('areas/accounts/a.ts', "import { a } from '../campaigns/door.ts';")).toHaveLength(1);
    expect(api('areas/accounts/a.ts', "import { a } from '../auth/door.ts';")).toHaveLength(1);
  });
  test('areas of one floor use those that the table names', () => {
    expect(api('areas/customer-leads/a.ts', "import { a } from '../todos/door.ts';")).toEqual([]);
    expect(api('areas/todos/a.ts', "import { a } from '../customer-leads/door.ts';")).toHaveLength(1);
  });
  test('the root takes the entries of areas, and nobody knows the root', () => {
    expect(api('areas.ts', "import { a } from './areas/auth/routes.ts';")).toEqual([]);
    expect(api('main.ts', "import { a } from './areas/auth/logIn.ts';")).toHaveLength(1);
    expect(api('areas/auth/a.ts', "import type { A } from '../../settings.ts';")).toHaveLength(1);
  });
  test('tables and rooms that nobody listed are found', () => {
    expect(api('areas/oddities/routes.ts', '')).toEqual(['apps/api/src: the area oddities is missing in floors.ts']);
    expect(api('areas/auth/a.ts', "declare module '../users/tables.ts' {\n}")).toHaveLength(0);
  });
});

describe('the SQL of an area is in its queries', () => {
  const holds = (file: string, line: string) =>
    check(/^the SQL of an area/, { 'apps/api': { files: { [`src/${file}`]: line } } });
  const statement = "await db.selectFrom('users').selectAll().execute();";

  test('files named queries and folders named queries may hold it', () => {
    expect(holds('areas/auth/queries.ts', statement)).toEqual([]);
    expect(holds('areas/auth/links/queriesOfTokens.ts', statement)).toEqual([]);
    expect(holds('areas/campaigns/queries/entries.ts', statement)).toEqual([]);
  });
  test('anything else of an area may not', () => {
    expect(holds('areas/auth/routes.ts', statement)).toEqual(['apps/api/src/areas/auth/routes.ts:1 holds SQL']);
    expect(holds('areas/auth/rules.ts', 'const one = sql`1`;')).toHaveLength(1);
    expect(holds('areas/auth/rules.ts', "const words = 'sql';")).toEqual([]);
  });
  test('rooms of the platform hold their own', () => {
    expect(holds('platform/history/writeHistory.ts', statement)).toEqual([]);
  });
});

describe('the platform of the server names its own tables', () => {
  const names = (line: string) =>
    check(/^the platform of the server/, {
      'apps/api': {
        files: {
          'src/platform/history/tables.ts': 'interface Schema {\n  history: HistoryTable;\n}',
          'src/areas/todos/tables.ts': 'interface Schema {\n  todos: TodosTable;\n}',
          'src/platform/history/a.ts': line,
        },
      },
    });

  test('what one of its rooms declares is its own', () => {
    expect(names("db.selectFrom('history as h')")).toEqual([]);
  });
  test('tables of areas are not', () => {
    expect(names("db.selectFrom('todos')")).toEqual([
      'apps/api/src/platform/history/a.ts names the table todos, which no room of the platform declares',
    ]);
    expect(names("db.selectFrom('history as h').leftJoin('todos as t', 't.id', 'h.id')")).toHaveLength(1);
    expect(names("db\n  .insertInto(\n    'todos',\n  )")).toHaveLength(1);
  });
});

describe('an area with many files has folders for its subjects', () => {
  const sideBySide = (folder: string, count: number) =>
    check(/^an area with many files/, {
      'apps/api': {
        files: Object.fromEntries(Array.from({ length: count }, (_, index) => [`src/${folder}/a${index}.ts`, ''])),
      },
    });

  test('files side by side are counted, each folder by itself', () => {
    expect(sideBySide('areas/campaigns', 15)).toEqual([]);
    expect(sideBySide('areas/campaigns', 16)).toEqual(['apps/api/src/areas/campaigns has 16 files side by side']);
    expect(sideBySide('areas/campaigns/entries', 15)).toEqual([]);
    expect(sideBySide('areas/campaigns/entries', 16)).toEqual([
      'apps/api/src/areas/campaigns/entries has 16 files side by side',
    ]);
  });
});

describe('the rules of an area are pure', () => {
  const runs = (line: string) =>
    check(/^the rules of an area/, { 'apps/api': { files: { 'src/areas/campaigns/entries/rules.ts': line } } });

  test('they use the vocabulary, other rules, errors, and any type', () => {
    expect(runs("import { can } from '@resonanz/domain/transitions';")).toEqual([]);
    expect(runs("import { isOver } from '../decisions/rules.ts';")).toEqual([]);
    expect(runs("import { conflict } from '../../../platform/http/ApiError.ts';")).toEqual([]);
    expect(runs("import type { Selectable } from 'kysely';")).toEqual([]);
  });
  test('they read no database, and wait for nothing', () => {
    expect(runs("import { sql } from 'kysely';")).toHaveLength(1);
    expect(runs("import { lockedEntries } from './queries/locked.ts';")).toEqual([
      'apps/api/src/areas/campaigns/entries/rules.ts:1 runs src/areas/campaigns/entries/queries/locked.ts, which is no rule',
    ]);
    expect(runs('export const one = async () => 1;')).toHaveLength(1);
  });
});

describe('a slice keeps its word from contract to feature, or is listed', () => {
  const problems = (word: string, others: Record<string, Draft> = {}, folder = word) =>
    check(/^a slice keeps its word/, {
      'apps/api': { files: { [`src/areas/${folder}/routes.ts`]: `export const a = defineArea('${word}', {});` } },
      ...others,
    }).filter((problem) => !problem.startsWith('slices.ts: no area'));

  test('a word without a contract area, client module and feature of its name is found', () => {
    expect(problems('oddities')).toEqual([
      'oddities has no contract area of its name: name it so',
      'oddities has no module of its name in src of the client: name it so',
      'oddities has no module of its name in exports of the client: name it so',
      'oddities has no feature of its name: name it so, or list it',
    ]);
  });
  test('so is one whose folder of the server is called otherwise', () => {
    expect(problems('oddities', {}, 'people')).toContain('oddities is defined in the area people');
  });
  test('so is a call of the contract whose tag is another word', () => {
    const stray = (path: string, tags = '      tags: [logs]\n') =>
      problems('logs', { openapi: { name: '@resonanz/contract', files: { [path]: tags } } }).filter((problem) =>
        problem.includes('has the tag'),
      );
    expect(stray('areas/logs.yaml')).toEqual([]);
    expect(stray('areas/logs/some.yaml')).toEqual([]);
    expect(stray('areas/oddities.yaml')).toEqual(['openapi/areas/oddities.yaml has the tag logs instead of oddities']);
    expect(stray('areas/oddities/some.yaml')).toEqual([
      'openapi/areas/oddities/some.yaml has the tag logs instead of oddities',
    ]);
    expect(stray('areas/logs.yaml', '      tags: [logs, oddities]\n')).toHaveLength(1);
    expect(stray('areas/logs.yaml', '      tags:\n        [\n          oddities,\n        ]\n')).toHaveLength(1);
    expect(
      stray('areas/logs.yaml', '      tags:\n        - logs\n        - oddities\n      x-audience: [staff]\n'),
    ).toEqual(['openapi/areas/logs.yaml has the tag oddities instead of logs']);
  });
  test('so is a module or an entry of the client that is spelled with a hyphen', () => {
    const client = (path: string) => problems('logs', { 'packages/client/api-client': { files: { [path]: '' } } });
    expect(client('exports/list-views.ts')).toContain(
      'packages/client/api-client/exports/list-views.ts: modules and entries are camelCase',
    );
    expect(client('src/requestNames/list-views.gen.ts')).toHaveLength(client('src/listViews.ts').length + 1);
  });
  test('a line of the table that is not needed is found as well', () => {
    expect(problems('logs', { 'packages/features/logs': {} })).toContain(
      'logs has a feature of its name, and slices.ts lists another',
    );
  });
  test('so is one that names its own word', () => {
    const why = 'it was renamed';
    expect(needlessEntries({ mail: { feature: 'mail', why }, logs: { feature: null, why } })).toEqual([
      'slices.ts: mail keeps its word everywhere, and needs no entry',
    ]);
  });
});
