import { allOf, before, item, type Plan } from './plan.ts';
import type { Words } from './words.ts';

const SIZES = '.size-limit.json';
const README = 'packages/interface/ui/README.md';
const PICTURES = 'packages/tooling/pictures/src/pictures.ts';

/** A component of the kit: source, looks, stories, test, page and entry. */
export function component({ pascal, camel, sentence }: Words): Plan {
  const folder = `packages/interface/ui/src/${pascal}`;
  const story = `ui-content-${pascal.toLowerCase()}--playground`;
  return allOf({
    files: new Map([
      [
        `${folder}/${pascal}.tsx`,
        `import type { ReactNode } from 'react';
import * as css from './${pascal}.css.ts';

/** Props of {@link ${pascal}}. */
export interface ${pascal}Props {
  /** What is shown inside. */
  children: ReactNode;
  /** Name for assistive technology. */
  label: string;
}

/** ${sentence}: say in one sentence what it is for. */
export function ${pascal}({ children, label }: ${pascal}Props) {
  return (
    <section className={css.${camel}} aria-label={label}>
      {children}
    </section>
  );
}
`,
      ],
      [
        `${folder}/${pascal}.css.ts`,
        `import { vars } from '@resonanz/tokens/contract';
import { style } from '@vanilla-extract/css';
import { inUi } from '../inUi.ts';

export const ${camel} = style(
  inUi({
    padding: vars.space[5],
    border: \`\${vars.line.hairline} solid \${vars.border.hairline}\`,
    borderRadius: vars.radius.control,
    background: vars.surface.base,
    color: vars.text.primary,
  }),
);
`,
      ],
      [
        `${folder}/${pascal}.stories.tsx`,
        `import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWords } from '@resonanz/stories/words';
import { ${pascal} } from './${pascal}.tsx';

const words = storyWords({
  overview: ['Übersicht', 'Overview'],
  collection: ['Frühjahrskollektion 2026', 'Spring collection 2026'],
  settings: [
    'Benachrichtigungs\\u00adeinstellungen der Kampagnen\\u00adverwaltung',
    'Notification settings of the campaign administration',
  ],
});

const meta = {
  title: 'UI/Content/${pascal}',
  component: ${pascal},
  args: { label: words.overview, children: words.collection },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Long words wrap. */
export const LongWords: Story = { args: { children: words.settings } };
`,
      ],
      [
        `${folder}/${pascal}.test.tsx`,
        `import '@resonanz/tokens/styles';
import { expectConformance } from '@resonanz/testing/conformance';
import { test } from 'vitest';
import { ${pascal} } from './${pascal}.tsx';

test('conforms', async () => {
  await expectConformance(<${pascal} label="Übersicht">Inhalt</${pascal}>, {
    role: 'region',
    name: 'Übersicht',
    isFocusable: false,
  });
});
`,
      ],
      [
        `${folder}/${pascal}.mdx`,
        `import { Canvas, Controls, Meta } from '@storybook/addon-docs/blocks';
import * as stories from './${pascal}.stories.tsx';

<Meta of={stories} />

# ${pascal}

${sentence}: one sentence on what it is for.

<Canvas of={stories.Playground} />

## When to use it

- The case it was made for.

## When not, and what instead

| Instead of ${pascal} | use |
| --- | --- |
| for plain grouping without a frame | \`Stack\` |

### Also called panel, group, section

## Do and don't

| Do | Don't |
| --- | --- |
| Name it by what it holds | Nest one in another |

## Keyboard

It can't be focused; what is inside keeps its keys.

## Accessibility

| Check | Result | Evidence |
| --- | --- | --- |
| Role, name, state | a region named by \`label\` | \`${pascal}.test.tsx\` |
| Keyboard | not focusable | – |
| axe, light and dark | no violations | every story |
| Long words, 200 % text | wraps | \`LongWords\` |
| Forced colours | its edge stays | \`Playground\` (picture) |
| Screen reader | not yet tried with a real one | – |

## Props

<Controls of={stories.Playground} />
`,
      ],
      [
        `packages/interface/ui/exports/${pascal}.ts`,
        `export { ${pascal}, type ${pascal}Props } from '../src/${pascal}/${pascal}.tsx';\n`,
      ],
    ]),
    edits: [
      {
        path: SIZES,
        change: (text) => {
          const limits = JSON.parse(text) as { readonly name: string }[];
          const at = limits.findIndex(({ name }) => !name.startsWith('ui/') || name > `ui/${pascal}`);
          const limit = {
            name: `ui/${pascal}`,
            path: `packages/interface/ui/dist/${pascal}.js`,
            limit: '0.5 kB',
            gzip: true,
            ignore: ['react', 'react-dom'],
          };
          return `${JSON.stringify(limits.toSpliced(at < 0 ? limits.length : at, 0, limit), null, 2)}\n`;
        },
      },
      item(PICTURES, 'const inColours', story),
      before(README, '\n### Feedback', `| \`${pascal}\` | ${sentence}. |\n`),
    ],
    byHand: [
      `${README} and the title of the stories: the group, where it is not Content`,
      `npm run pictures -- --update ${story}: its pictures, the one with forced colours among them; look at them`,
      `${SIZES}: the limit of ui/${pascal} once it does something`,
    ],
  });
}
