import { describe, expect, test } from 'vitest';
import { affectedPackages } from './affected.ts';
import { readHouse, type House, type Manifest } from './house.ts';
import { root } from './root.ts';

const one = (folder: string, manifest: Omit<Manifest, 'name'> = {}) => {
  const name = folder.split('/').at(-1) ?? '';
  return {
    folder,
    floor: 'features' as const,
    name,
    files: new Map<string, string>(),
    manifest: { name: `@resonanz/${name}`, ...manifest },
  };
};
const uses = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`@resonanz/${name}`, 'workspace:*']));

const house: House = {
  rootDevDependencies: new Set(),
  pages: new Map(),
  packages: [
    one('apps/staff', { dependencies: uses('todos', 'mail') }),
    one('packages/foundation/domain', { devDependencies: uses('testing') }),
    one('packages/features/mail', { dependencies: uses('domain') }),
    one('packages/features/todos', { peerDependencies: uses('domain') }),
    one('packages/features/todos-board'),
    one('packages/tooling/testing', { dependencies: uses('domain') }),
    one('packages/tooling/workspace'),
  ],
};
const withGuides: House = { ...house, packages: [...house.packages, one('packages/tooling/guides')] };
const affected = (...changed: readonly string[]) => affectedPackages(house, changed).map(({ name }) => name);

describe('packages affected by a change', () => {
  test('the changed one and all that depend on it, directly or not', () => {
    expect(affected('packages/features/todos/src/TodoList.tsx')).toEqual(['staff', 'todos', 'workspace']);
  });

  test('rings come to an end', () => {
    const all = ['staff', 'domain', 'mail', 'todos', 'testing', 'workspace'];
    expect(affected('packages/foundation/domain/src/price.ts')).toEqual(all);
    expect(affected('packages/tooling/testing/src/page.ts')).toEqual(all);
  });

  test('tests, stories and pages of a package reach no other', () => {
    const files = [
      'TodoList.test.tsx',
      'TodoList.stories.tsx',
      'TodoList.mdx',
      'todos.test.ts',
      'todos.driver.test.tsx',
    ];
    for (const file of files) expect(affected(`packages/features/todos/src/${file}`)).toEqual(['todos', 'workspace']);
  });

  test('a name that begins like another one is another one', () => {
    expect(affected('packages/features/todos-board/src/Board.tsx')).toEqual(['todos-board', 'workspace']);
  });

  test('a page of the rules affects the guides, which compare it with the code', () => {
    const names = (path: string) => affectedPackages(withGuides, [path]).map(({ name }) => name);
    expect(names('docs/domain/transitions.md')).toEqual(['workspace', 'guides']);
    expect(names('docs/glossary.md')).toEqual(['workspace']);
  });

  test('what belongs to the whole workspace affects all', () => {
    for (const file of ['pnpm-lock.yaml', 'vitest.config.ts', '.storybook/preview.tsx', 'packages/new/one/src/a.ts'])
      expect(affected(file)).toHaveLength(house.packages.length);
  });

  test('documents and settings of lint affect the rules of the house alone', () => {
    expect(affected('docs/glossary.md', 'README.md', '.oxlintrc.json', 'knip.ts', '.changeset/new.md')).toEqual([
      'workspace',
    ]);
    expect(affected()).toEqual(['workspace']);
  });
});

test('in this house a change of a feature affects its shells, and no other feature', () => {
  const real = readHouse(root);
  const folders = affectedPackages(real, ['packages/features/todos/src/list/TodoListScreen.tsx']).map(
    ({ folder }) => folder,
  );
  expect(folders).toContain('apps/staff');
  expect(folders.filter((folder) => folder.startsWith('packages/features/'))).toEqual(['packages/features/todos']);
});
