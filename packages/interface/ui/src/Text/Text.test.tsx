import '@resonanz/tokens/styles';
import { expectConformance } from '@resonanz/testing/conformance';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Text } from './Text.tsx';

test('conforms', async () => {
  const list = (
    <ul>
      <Text as="li" tone="secondary">
        Die Frist läuft am 12.10.2026 ab.
      </Text>
    </ul>
  );
  await expectConformance(list, { role: 'listitem', name: '', isFocusable: false });
});

test('a truncated text stays on one line and keeps its whole words for assistive technology', async () => {
  const words = 'Benachrichtigungseinstellungen der Selbstbedienungskampagnen';
  const { container } = await render(
    <div style={{ inlineSize: 120 }}>
      <Text as="p" isTruncated title={words}>
        {words}
      </Text>
    </div>,
  );
  const text = container.querySelector('p') as HTMLElement;
  expect(text.scrollWidth).toBeGreaterThan(text.clientWidth);
  expect(text.clientHeight).toBeLessThan(30);
  expect(text.textContent).toBe(words);
});
