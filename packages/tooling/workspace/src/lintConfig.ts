import { allowedUse, connectedFolder, connections, libraries } from '../floors.ts';
import type { House, HousePackage } from './house.ts';

interface Pattern {
  readonly regex: string;
  readonly message: string;
  readonly allowTypeImports?: boolean;
}

function restrictions(house: House, owner: HousePackage, connected: boolean): readonly Pattern[] {
  const others = house.packages.filter((one) => one !== owner && one.floor !== 'tooling');
  const pattern = (kind: 'no' | 'types') => {
    const names = others
      .filter((target) => allowedUse(owner, target, connected) === kind)
      .map((target) => target.manifest.name);
    return names.length > 0
      ? [`^@resonanz/(${names.map((name) => name.slice('@resonanz/'.length)).join('|')})(/|$)`]
      : [];
  };
  return [
    ...pattern('no').map((regex) => ({
      regex,
      message: `Not for the floor ${owner.floor}: see packages/tooling/workspace/floors.ts.`,
    })),
    ...pattern('types').map((regex) => ({ regex, message: 'Only types: write import type.', allowTypeImports: true })),
    ...libraries
      .filter(({ floors }) => !floors.includes(owner.floor))
      .map(({ name, why }) => ({
        regex: name.source.replace(/\$$/, '(/|$)'),
        message: `${why[0]?.toUpperCase() ?? ''}${why.slice(1)}.`,
      })),
  ];
}

function override(files: readonly string[], patterns: readonly Pattern[]) {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

/** The oxlint configuration: general rules, and for each package the imports that its floor forbids. */
export function lintConfig(house: House): object {
  const byPackage = house.packages
    .filter(({ floor }) => floor !== 'tooling')
    .flatMap((owner) => [
      override([`${owner.folder}/**`], restrictions(house, owner, false)),
      ...(owner.floor in connections
        ? [override([`${owner.folder}/${connectedFolder}**`], restrictions(house, owner, true))]
        : []),
    ]);
  return {
    $schema: './node_modules/oxlint/configuration_schema.json',
    plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'oxc', 'unicorn', 'promise', 'vitest'],
    categories: { correctness: 'error', suspicious: 'off' },
    env: { builtin: true, browser: true, node: true },
    ignorePatterns: ['**/dist/**', '**/*.gen.ts', '**/generated/**', 'storybook-static/**', '.tools/**', '.data/**'],
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-alert': 'error',
      'no-console': 'error',
      'import/no-default-export': 'off',
      'oxc/no-barrel-file': 'off',
      'react/rules-of-hooks': 'error',
      'react/exhaustive-deps': 'error',
      'react/self-closing-comp': 'error',
      'react/react-in-jsx-scope': 'off',
      // Icons are svg elements: role="img" on them is right.
      'jsx-a11y/prefer-tag-over-role': 'off',
      'unicorn/no-new-array': 'off',
      // Dialogs and login forms have to take the focus.
      'jsx-a11y/no-autofocus': 'off',
      'jsx-a11y/anchor-has-content': 'off',
      // Rules of the React compiler, which does not compile this code.
      'react/purity': 'off',
      'react/set-state-in-effect': 'off',
      'react/refs': 'off',
      'vitest/no-conditional-expect': 'off',
      'vitest/valid-describe-callback': 'off',
      'react/no-array-index-key': 'error',
      'react/button-has-type': 'error',
      'typescript/no-explicit-any': 'error',
      'typescript/no-non-null-assertion': 'error',
      'typescript/ban-ts-comment': 'error',
      'typescript/consistent-type-imports': 'error',
      'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*'] }],
      'vitest/no-focused-tests': 'error',
      'vitest/no-disabled-tests': 'error',
      'no-restricted-globals': ['error', { name: 'fetch', message: 'Requests go through @resonanz/api-client.' }],
    },
    overrides: [
      ...byPackage,
      {
        // The kit builds listboxes and tables from their roles; its keyboard tests and axe watch over them.
        files: ['packages/interface/**'],
        rules: {
          'jsx-a11y/no-static-element-interactions': 'off',
          'jsx-a11y/click-events-have-key-events': 'off',
          'jsx-a11y/interactive-supports-focus': 'off',
          'jsx-a11y/control-has-associated-label': 'off',
        },
      },
      { files: ['**/*.setup.ts'], rules: { 'vitest/no-standalone-expect': 'off' } },
      {
        files: [
          'packages/tooling/**',
          'apps/api/**',
          'apps/e2e/**',
          'bench/**',
          '**/*.test.ts',
          '**/*.test.tsx',
          '**/scripts/**',
          'packages/client/api-client/**',
        ],
        rules: { 'no-restricted-globals': 'off' },
      },
      {
        files: [
          'packages/tooling/**',
          'apps/api/**',
          'apps/e2e/**',
          'bench/**',
          '**/scripts/**',
          '**/*.test.ts',
          '**/*.test.tsx',
          '**/*.stories.tsx',
          '.storybook/**',
          'packages/foundation/i18n/**',
        ],
        rules: { 'no-console': 'off' },
      },
    ],
  };
}

/** The text of `.oxlintrc.json`. */
export const lintConfigText = (house: House): string => `${JSON.stringify(lintConfig(house), null, 2)}\n`;
