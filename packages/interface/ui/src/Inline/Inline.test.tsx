import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Inline } from './Inline.tsx';

test('conforms', async () => {
  const group = (
    <Inline role="group" aria-label="Beispiele">
      <span>Eins</span>
    </Inline>
  );
  await expectConformance(group, { role: 'group', name: 'Beispiele', isFocusable: false });
});

test('what does not fit begins a further line', async () => {
  const { container } = await render(
    <div style={{ inlineSize: 100 }}>
      <Inline>
        <span style={{ inlineSize: 80 }}>Eins</span>
        <span style={{ inlineSize: 80 }}>Zwei</span>
      </Inline>
    </div>,
  );
  const [first, second] = [...container.querySelectorAll('span')].map((item) => item.getBoundingClientRect());
  expect(second?.left).toBe(first?.left);
  expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
});
