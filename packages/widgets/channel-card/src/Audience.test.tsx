import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { expectConformance } from '@resonanz/testing/conformance';
import { Audience, type AudienceProps } from './Audience.tsx';
import { shares, unknownShares } from './channels.fixture.ts';

const view = (props: Partial<AudienceProps> = {}, language: Language = 'de') => (
  <LanguageProvider language={language}>
    <Audience shares={shares} {...props} />
  </LanguageProvider>
);

test('conforms in both languages', async () => {
  await expectConformance(view(), { role: 'region', name: 'Alter', isFocusable: false });
  await expectConformance(view({}, 'en'), { role: 'region', name: 'Country', isFocusable: false });
});

test('says genders, ages and countries, and what is left as unknown', async () => {
  await render(view());
  for (const text of ['weiblich 78\u00a0%', 'männlich 20\u00a0%', 'unbekannt 2\u00a0%'])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('meter', { name: '25–34' })).toHaveAttribute('aria-valuetext', '41,3\u00a0%');
  await expect.element(page.getByRole('meter', { name: 'Deutschland' })).toHaveAttribute('aria-valuenow', '72.4');
  expect(page.getByRole('meter', { name: '55–64' }).elements()).toHaveLength(0);
});

test('with one gender alone nothing is said of the rest', async () => {
  await render(view({ shares: { ...unknownShares, genderFemale: 60 } }));
  await expect.element(page.getByText('weiblich 60\u00a0%', { exact: true })).toBeVisible();
  expect(page.getByText(/^(männlich|unbekannt)/).elements()).toHaveLength(0);
  expect(page.getByRole('heading').elements()).toHaveLength(0);
});

test('says so where nothing is known', async () => {
  await render(view({ shares: unknownShares }, 'en'));
  await expect.element(page.getByText('Nothing is known about this audience.')).toBeVisible();
  expect(page.getByRole('meter').elements()).toHaveLength(0);
});

test('headings stand where the page wants them', async () => {
  await render(view({ headingLevel: 4 }));
  await expect.element(page.getByRole('heading', { level: 4, name: 'Land' })).toBeVisible();
});
