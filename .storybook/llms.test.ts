import { expect, test } from 'vitest';
import { wordsOf } from './llms.ts';

const page = `import { Canvas, Meta } from '@storybook/addon-docs/blocks';
import * as stories from './LanguageProvider.stories.tsx';

<Meta of={stories} />

# Other words

Every widget brings its own words.

<Canvas of={stories.Default} />

\`\`\`tsx
import { LanguageProvider } from '@resonanz/i18n/react';

<LanguageProvider language="de">
  <App />
</LanguageProvider>
\`\`\`

## Props

<Controls />
`;

test('the words of a page leave out imports and live examples, and keep every line of its code', () => {
  expect(wordsOf(page)).toBe(`# Other words

Every widget brings its own words.

\`\`\`tsx
import { LanguageProvider } from '@resonanz/i18n/react';

<LanguageProvider language="de">
  <App />
</LanguageProvider>
\`\`\``);
});
