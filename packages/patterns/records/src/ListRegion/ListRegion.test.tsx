import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { ListRegion } from './ListRegion.tsx';

const list = (hasButton: boolean) => (
  <LanguageProvider language="de">
    <ListRegion>{hasButton && <button type="button">Zurücksetzen</button>}</ListRegion>
  </LanguageProvider>
);
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test.each([
  ['that has the focus', true],
  ['that has had it', false],
])('a button %s goes: whether the list takes the focus is %s', async (_which, isFocused) => {
  const { rerender } = await render(list(true));
  const button = page.getByRole('button').element() as HTMLElement;
  button.focus();
  if (!isFocused) button.blur();
  await rerender(list(false));
  await nextFrame();
  expect(document.activeElement === page.getByRole('region', { name: 'Einträge' }).element()).toBe(isFocused);
});
