import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { IbanText } from './IbanText.tsx';

const show = (iban: string, isMasked = false) =>
  render(
    <LanguageProvider language="de">
      <IbanText iban={iban} isMasked={isMasked} />
    </LanguageProvider>,
  );

test('an account is covered until it is asked for, by keyboard too, and can be covered again', async () => {
  await show('DE89370400440532013000');
  await expect.element(page.getByText('DE•• •••• •••• 3000')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  await page.getByRole('button', { name: 'Verbergen' }).click();
  await expect.element(page.getByText('DE•• •••• •••• 3000')).toBeVisible();
});

test('what the server has masked cannot be shown', async () => {
  await show('DE••••••••••••••••2051', true);
  await expect.element(page.getByText('DE•• •••• •••• 2051')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
