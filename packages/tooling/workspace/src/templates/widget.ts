import { allOf, type Plan } from './plan.ts';
import { manifestText, messagesModule, sourceExports, type Words } from './words.ts';

/** A widget: a published package that draws, with words, stories, test and README. */
export function widget({ kebab, camel, pascal, sentence }: Words): Plan {
  const folder = `packages/widgets/${kebab}`;
  const manifest = manifestText(kebab, `${sentence}.`, {
    keywords: ['resonanz', 'react'],
    engines: { node: '>=20' },
    files: ['dist'],
    sideEffects: ['**/*.css.ts', '**/*.css', '**/styles.ts'],
    exports: { ...sourceExports, './styles.css': './dist/styles.css' },
    scripts: { build: 'tsup' },
    publishConfig: { access: 'public' },
    dependencies: {
      '@resonanz/i18n': 'workspace:^',
      '@resonanz/tokens': 'workspace:^',
      '@resonanz/ui': 'workspace:^',
      '@vanilla-extract/css': 'catalog:',
    },
    peerDependencies: { react: '^19.0.0', 'react-dom': '^19.0.0' },
    devDependencies: {
      '@resonanz/testing': 'workspace:*',
      '@types/react': 'catalog:',
      '@types/react-dom': 'catalog:',
      react: 'catalog:',
      'react-dom': 'catalog:',
    },
  });
  return allOf({
    files: new Map([
      [`${folder}/package.json`, manifest],
      [
        `${folder}/tsup.config.ts`,
        `import { definePackage } from '@resonanz/build/definePackage';\n\nexport default definePackage();\n`,
      ],
      [
        `${folder}/README.md`,
        `# @resonanz/${kebab}

${sentence}: one sentence on what it is for. It draws and reports events; data comes in by props.

\`\`\`sh
npm install @resonanz/${kebab}
\`\`\`

\`\`\`tsx
import '@resonanz/tokens/styles.css';
import '@resonanz/ui/styles.css';
import '@resonanz/${kebab}/styles.css';
import { ${pascal} } from '@resonanz/${kebab}/${pascal}';

<${pascal} items={['Lena Hoffmann']} onChoose={openProfile} />;
\`\`\`
`,
      ],
      [`${folder}/exports/${pascal}.ts`, `export { ${pascal}, type ${pascal}Props } from '../src/${pascal}.tsx';\n`],
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
        `${folder}/src/${pascal}.tsx`,
        `'use client';

import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { useId } from 'react';
import { messages } from './messages.ts';
import * as css from './${pascal}.css.ts';

/** Props of {@link ${pascal}}. */
export interface ${pascal}Props {
  /** What is listed. */
  items: readonly string[];
  /** Called when one of them is chosen. */
  onChoose: (item: string) => void;
}

/** ${sentence}: say in one sentence what it is for. */
export function ${pascal}({ items, onChoose }: ${pascal}Props) {
  const t = useMessages(messages);
  const title = useId();
  return (
    <section className={css.panel} aria-labelledby={title}>
      <h2 id={title}>{t('${camel}.title')}</h2>
      {items.length === 0 && <p>{t('${camel}.empty')}</p>}
      {items.map((item) => (
        <Button key={item} variant="quiet" onPress={() => onChoose(item)}>
          {item}
        </Button>
      ))}
    </section>
  );
}
`,
      ],
      [
        `${folder}/src/${pascal}.css.ts`,
        `import { vars } from '@resonanz/tokens/contract';
import { layer } from '@resonanz/tokens/layers';
import { style } from '@vanilla-extract/css';

export const panel = style({
  '@layer': {
    [layer.widgets]: {
      padding: vars.space[5],
      background: vars.surface.base,
      color: vars.text.primary,
    },
  },
});
`,
      ],
      [
        `${folder}/src/${pascal}.stories.tsx`,
        `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ${pascal} } from './${pascal}.tsx';

const meta = {
  title: 'Widgets/${pascal}',
  component: ${pascal},
  args: { items: ['Lena Hoffmann', 'Jonas Weidenfeller'], onChoose: fn() },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Lena Hoffmann' }));
    await expect(args.onChoose).toHaveBeenCalledWith('Lena Hoffmann');
  },
};

export const Empty: Story = { args: { items: [] } };
`,
      ],
      [
        `${folder}/src/${pascal}.mdx`,
        `import { Canvas, Meta } from '@storybook/addon-docs/blocks';
import { Props } from '../../../../.storybook/docs/Props.tsx';
import * as stories from './${pascal}.stories.tsx';

<Meta of={stories} />

# ${pascal}

${sentence}: one sentence on what it is for.

<Canvas of={stories.Playground} />

## When to use it

- The case it was made for.

## When not, and what instead

| Not for | but |
| --- | --- |
| records with more than a name | \`Table\` |

## What it needs from your server

The names, loaded by you; \`onChoose\` says which one was pressed.

<Canvas of={stories.Empty} />

## Keyboard

| Key | Effect |
| --- | --- |
| Tab | each name |
| Enter, Space | chooses it |

## Accessibility

| Check | Result | Evidence |
| --- | --- | --- |
| Role, name, state | a region named by its title | \`${pascal}.test.tsx\` |
| Keyboard | native buttons | \`Playground\` |
| axe, light and dark | no violations | every story |
| Screen reader | not yet tried with a real one | – |

## Props

<Props of="${pascal}" />
`,
      ],
      [
        `${folder}/src/${pascal}.test.tsx`,
        `import '@resonanz/tokens/styles';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import { test } from 'vitest';
import { ${pascal} } from './${pascal}.tsx';

test('conforms in both languages', async () => {
  const list = <${pascal} items={['Lena Hoffmann']} onChoose={() => {}} />;
  await expectConformance(<LanguageProvider language="de">{list}</LanguageProvider>, { role: 'region', name: 'Titel' });
  await expectConformance(<LanguageProvider language="en">{list}</LanguageProvider>, { role: 'region', name: 'Title' });
});
`,
      ],
    ]),
  });
}
