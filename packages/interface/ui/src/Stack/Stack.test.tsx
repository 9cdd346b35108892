import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Stack } from './Stack.tsx';

test('conforms', async () => {
  const list = (
    <Stack as="ul">
      <li>Eins</li>
      <li>Zwei</li>
    </Stack>
  );
  await expectConformance(list, { role: 'list', name: '', isFocusable: false });
});

test('the distance is the same between all items', async () => {
  const { container } = await render(
    <Stack space={8}>
      <p>Eins</p>
      <p>Zwei</p>
      <p>Drei</p>
    </Stack>,
  );
  const [first, second, third] = [...container.querySelectorAll('p')].map((item) => item.getBoundingClientRect());
  expect([(second?.top ?? 0) - (first?.bottom ?? 0), (third?.top ?? 0) - (second?.bottom ?? 0)]).toEqual([24, 24]);
});
