import '@resonanz/tokens/styles';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LanguageProvider } from '@resonanz/i18n/react';
import { Footer, type FooterProps } from './Footer.tsx';

const footer = (props: Partial<FooterProps> = {}) => (
  <LanguageProvider language="en">
    <Footer termsHref="/terms" privacyHref="/privacy" imprintHref="/imprint" {...props} />
  </LanguageProvider>
);

test('links to terms, privacy policy and imprint [R-FOOT-001] [R-FOOT-002] [R-FOOT-003]', async () => {
  const screen = await render(footer());
  await expect.element(screen.getByRole('link', { name: 'Terms and conditions' })).toHaveAttribute('href', '/terms');
  await expect.element(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy');
  await expect.element(screen.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint');
});

test('the copyright line carries the current year [R-FOOT-004]', async () => {
  const screen = await render(footer());
  await expect.element(screen.getByText(`© ${new Date().getFullYear()} Resonanz`)).toBeVisible();
});

test('template 2 has no footer [R-FOOT-005]', async () => {
  const screen = await render(footer({ template: 2 }));
  expect(screen.getByRole('contentinfo').elements()).toEqual([]);
});
