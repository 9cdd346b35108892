import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { expectConformance } from '@resonanz/testing/conformance';
import { Link } from '../Link/Link.tsx';
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

test.each([
  ['link', { href: '#lindenblatt' }],
  ['button', { onPress: () => undefined }],
] as const)(
  'a %s in a truncated text ends with the ellipsis itself, and nothing cuts off its ring',
  async (role, target) => {
    const screen = await render(
      <div style={{ inlineSize: 120 }}>
        <Text isTruncated>
          <Link {...target}>Lindenblatt Naturkosmetik GmbH</Link>
        </Text>
      </div>,
    );
    await userEvent.tab();
    const inner = screen.getByRole(role).element() as HTMLElement;
    await expect.element(inner).toHaveFocus();
    const { outlineStyle, textOverflow } = getComputedStyle(inner);
    expect([outlineStyle, textOverflow]).toEqual(['solid', 'ellipsis']);
    expect(inner.scrollWidth).toBeGreaterThan(inner.clientWidth);
    const { left, right } = inner.getBoundingClientRect();
    const box = screen.container.firstElementChild?.getBoundingClientRect();
    expect(left).toBe(box?.left);
    expect(right).toBeLessThanOrEqual(box?.right ?? 0);
    for (let around = inner.parentElement; around && around !== document.body; around = around.parentElement) {
      expect(getComputedStyle(around).overflow).toBe('visible');
    }
  },
);
