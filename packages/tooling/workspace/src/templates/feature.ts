import { allOf, type Plan } from './plan.ts';
import { manifestText, messagesModule, sourceExports, type Words } from './words.ts';

/** A feature: a private package with a screen, its words, its story and test, and the entry the staff shell mounts. */
export function feature({ kebab, camel, pascal, sentence }: Words): Plan {
  const folder = `packages/features/${kebab}`;
  const screen = `${pascal}Screen`;
  const manifest = manifestText(kebab, `${sentence} of the agency.`, {
    private: true,
    sideEffects: ['**/*.css.ts', '**/styles.ts'],
    exports: sourceExports,
    dependencies: {
      '@resonanz/i18n': 'workspace:*',
      '@resonanz/tokens': 'workspace:*',
      '@resonanz/ui': 'workspace:*',
      '@vanilla-extract/css': 'catalog:',
    },
    peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0', 'react-router': '^8.0.0' },
    devDependencies: {
      '@resonanz/testing': 'workspace:*',
      '@types/react': 'catalog:',
      '@types/react-dom': 'catalog:',
      react: 'catalog:',
      'react-dom': 'catalog:',
      'react-router': 'catalog:',
    },
  });
  return allOf({
    files: new Map([
      [`${folder}/package.json`, manifest],
      [
        `${folder}/README.md`,
        `# @resonanz/${kebab}

${sentence}: what the area is for. Private to the apps; the staff shell mounts \`@resonanz/${kebab}/staff\`. One word greps the whole
slice: \`${camel}\` in messages, \`${kebab}\` in \`openapi/areas/\`, \`apps/api/src/areas/\` and here.
`,
      ],
      [
        `${folder}/exports/staff.ts`,
        `import type { RouteObject } from 'react-router';

/** Routes of the staff shell that this feature serves; put the path into \`staffPaths\` of \`@resonanz/domain/paths\`. */
export const ${camel}Routes: RouteObject[] = [
  { path: '/${kebab}', lazy: async () => ({ Component: (await import('../src/list/${screen}.tsx')).${screen} }) },
];
`,
      ],
      [`${folder}/src/messages.ts`, messagesModule],
      [
        `${folder}/messages/de.json`,
        `${JSON.stringify({ [`${camel}.title`]: 'Titel', [`${camel}.empty`]: 'Keine Daten vorhanden' }, null, 2)}\n`,
      ],
      [
        `${folder}/messages/en.json`,
        `${JSON.stringify({ [`${camel}.title`]: 'Title', [`${camel}.empty`]: 'No data available' }, null, 2)}\n`,
      ],
      [
        `${folder}/src/list/${screen}.tsx`,
        `import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import * as css from './${screen}.css.ts';

/** The list of ${sentence.toLowerCase()}; its data comes from query options of \`@resonanz/api-client\`. */
export function ${screen}() {
  const t = useMessages(messages);
  return (
    <main className={css.screen}>
      <h1>{t('${camel}.title')}</h1>
      <p>{t('${camel}.empty')}</p>
    </main>
  );
}
`,
      ],
      [
        `${folder}/src/list/${screen}.css.ts`,
        `import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';
import { style } from '@vanilla-extract/css';

export const screen = style({ '@layer': { [layer.features]: { padding: vars.space[5], color: vars.text.primary } } });
`,
      ],
      [
        `${folder}/src/list/${screen}.stories.tsx`,
        `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${screen} } from './${screen}.tsx';

const meta = {
  title: 'Screens/${pascal}',
  component: ${screen},
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ${screen}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
`,
      ],
      [
        `${folder}/src/list/${screen}.test.tsx`,
        `import '@resonanz/tokens/styles';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import { test } from 'vitest';
import { ${screen} } from './${screen}.tsx';

test('speaks both languages', async () => {
  const heading = (name: string) => ({ role: 'heading', name, isFocusable: false }) as const;
  await expectConformance(<LanguageProvider language="de"><${screen} /></LanguageProvider>, heading('Titel'));
  await expectConformance(<LanguageProvider language="en"><${screen} /></LanguageProvider>, heading('Title'));
});
`,
      ],
    ]),
  });
}
