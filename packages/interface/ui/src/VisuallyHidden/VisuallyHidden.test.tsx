import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const button = (
  <button type="button">
    7<VisuallyHidden> ungelesene Nachrichten</VisuallyHidden>
  </button>
);

test('conforms: the words are part of the name', async () => {
  await expectConformance(button, { role: 'button', name: '7 ungelesene Nachrichten' });
});

test('the words take no room', async () => {
  const { container } = await render(button);
  const { width, height } = (container.querySelector('span') as Element).getBoundingClientRect();
  expect([width, height]).toEqual([1, 1]);
});
