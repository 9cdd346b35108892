import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectConformance } from '@resonanz/testing/conformance';
import { NumberField } from '../NumberField/NumberField.tsx';
import { LocaleProvider } from './LocaleProvider.tsx';
import { useLanguage } from './useLanguage.ts';

test.each([
  ['de', '128.400'],
  ['en', '128,400'],
] as const)('in %s numbers are written %s', async (language, written) => {
  const screen = await render(
    <LocaleProvider language={language}>
      <NumberField label="Followers" defaultValue={128_400} />
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Followers' })).toHaveValue(written);
});

function Language() {
  return <output aria-label="Sprache">{useLanguage()}</output>;
}

test.each(['de', 'en'] as const)('useLanguage reads %s', async (language) => {
  const screen = await render(
    <LocaleProvider language={language}>
      <Language />
    </LocaleProvider>,
  );
  await expect.element(screen.getByRole('status')).toHaveTextContent(language);
});

test('conforms', async () => {
  const field = (
    <LocaleProvider language="de">
      <NumberField label="Follower" />
    </LocaleProvider>
  );
  await expectConformance(field, { role: 'textbox', name: 'Follower' });
});
