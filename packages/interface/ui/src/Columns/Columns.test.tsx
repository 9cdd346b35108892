import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Columns } from './Columns.tsx';

const columns = (
  <Columns as="ul" template={2}>
    <li>Eins</li>
    <li>Zwei</li>
  </Columns>
);

test('conforms', async () => {
  await expectConformance(columns, { role: 'list', name: '', isFocusable: false });
});

test.each([
  [768, true],
  [767, false],
])('at %i px the columns stand side by side: %s', async (width, isSideBySide) => {
  await page.viewport(width, 600);
  const { container } = await render(columns);
  const [first, second] = [...container.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
  expect(first?.top === second?.top).toBe(isSideBySide);
});
