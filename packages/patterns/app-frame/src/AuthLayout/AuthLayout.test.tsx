import '@resonanz/tokens/styles';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { focusOn } from '@resonanz/testing/focusOn';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { TextField } from '@resonanz/ui/TextField';
import { AuthLayout } from './AuthLayout.tsx';

function Registration() {
  const [language, setLanguage] = useState<Language>('de');
  return (
    <LanguageProvider language={language} onLanguageChange={setLanguage}>
      <AuthLayout
        audience="brand"
        heading="Konto anlegen"
        subheading="Selbstbedienungsportal für Brands"
        homeHref="/campaign-self-service"
        legal={{ privacyHref: '/privacy-policy', imprintHref: '/imprint' }}
      >
        <TextField label="E-Mail-Adresse" iconStart={EnvelopeSimpleIcon} />
        <Checkbox>Ich stimme den Bedingungen zu</Checkbox>
      </AuthLayout>
    </LanguageProvider>
  );
}

beforeEach(() => page.viewport(1280, 900));

test('holds logo, heading, sub-heading, inputs with icons and a checkbox [R-LAYOUT-015]', async () => {
  const screen = await render(<Registration />);
  const logo = screen.getByRole('link', { name: 'Resonanz, zur Startseite' });
  await expect.element(logo).toHaveAttribute('href', '/campaign-self-service');
  expect(logo.element().querySelector('svg')).not.toBeNull();
  const form = screen.getByRole('main');
  await expect.element(form.getByRole('heading', { level: 1, name: 'Konto anlegen' })).toBeVisible();
  await expect.element(form.getByText('Selbstbedienungsportal für Brands')).toBeVisible();
  const field = form.getByRole('textbox', { name: 'E-Mail-Adresse' });
  const icon = field.element().parentElement?.querySelector('svg')?.getBoundingClientRect();
  expect(icon?.right).toBeLessThanOrEqual(field.element().getBoundingClientRect().right);
  expect(icon?.width).toBeGreaterThan(0);
  await form.getByRole('checkbox', { name: 'Ich stimme den Bedingungen zu' }).click({ force: true });
  await expect.element(form.getByRole('checkbox')).toBeChecked();
  expect(document.title).toBe('Konto anlegen · Resonanz');
});

test('the language is chosen by mouse and by arrow keys [R-LAYOUT-005]', async () => {
  const screen = await render(<Registration />);
  const names = () =>
    screen
      .getByRole('radio')
      .elements()
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
  expect(names()).toEqual(['Deutsch', 'English']);
  await screen.getByText('English', { exact: true }).click();
  await expect.element(screen.getByRole('radiogroup', { name: 'Language' })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  await focusOn(screen.getByRole('radio', { name: 'English' }));
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('radiogroup', { name: 'Sprache' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Impressum' })).toHaveAttribute('href', '/imprint');
});

test('brands and visitors find the ways to log in and to register, and the copyright line with its year [R-FOOT-004]', async () => {
  const screen = await render(<Registration />);
  await expect
    .element(screen.getByRole('link', { name: 'Anmelden' }))
    .toHaveAttribute('href', '/campaign-self-service/login');
  await expect
    .element(screen.getByRole('link', { name: 'Registrieren' }))
    .toHaveAttribute('href', '/campaign-self-service/signup');
  await expect
    .element(screen.getByRole('contentinfo').getByText(`© ${new Date().getFullYear()} Resonanz`))
    .toBeVisible();
});

test('on a phone nothing is cut off and the form comes below the panel', async () => {
  await page.viewport(390, 844);
  const screen = await render(<Registration />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const top = (locator: { element: () => Element }) => locator.element().getBoundingClientRect().top;
  expect(top(screen.getByRole('main'))).toBeGreaterThan(top(screen.getByRole('link', { name: /^Resonanz/ })));
});
