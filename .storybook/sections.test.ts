import { expect, test } from 'vitest';
import { sectionsOf } from './docs/sections.ts';

const readme = `# A package

Words before.

## Props

### Props of \`Card\`

A table.

## Keyboard

\`\`\`sh
## not a heading
\`\`\`

## Words

More.
`;

test('sections are found by their headings, with the code in them', () => {
  expect(sectionsOf(readme, ['Words', 'Keyboard'])).toBe(
    '## Words\n\nMore.\n\n## Keyboard\n\n```sh\n## not a heading\n```',
  );
});

test('a section of the third level stands alone as one of the second', () => {
  expect(sectionsOf(readme, ['Props of `Card`'])).toBe('## Props of `Card`\n\nA table.');
});

test('a section that is not there is an error', () => {
  expect(() => sectionsOf(readme, ['Events'])).toThrow('There is no section "Events".');
});
