import '@resonanz/tokens/styles';
import { LanguageProvider } from '@resonanz/i18n/react';
import { test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FeedbackForm } from './FeedbackForm.tsx';

const session = cdp() as unknown as { send(name: string, values: object): Promise<unknown> };
const html = document.documentElement;

test.each([
  ['light-de', 1440, 900, 'de', 'light', false, ''],
  ['dark-en', 1440, 900, 'en', 'dark', true, ''],
  ['phone-de', 390, 844, 'de', 'light', false, ''],
  ['phone-dark-anon', 390, 844, 'de', 'dark', true, ''],
  ['zoom200-de', 720, 450, 'de', 'light', false, ''],
  ['forced-de', 1440, 900, 'de', 'light', false, 'active'],
  ['brand-failed', 1440, 900, 'de', 'light', true, ''],
] as const)('%s', async (file, width, height, language, theme, isAnonymous, forced) => {
  await page.viewport(width, height);
  html.dataset['theme'] = theme;
  html.dataset['audience'] = file.startsWith('brand') ? 'brand' : 'staff';
  await session.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: forced || 'none' }] });
  await render(
    <LanguageProvider language={language}>
      <FeedbackForm isOpen onOpenChange={() => {}} onSend={() => Promise.resolve({ kind: 'failed', text: 'Keine Verbindung. Bitte versuchen Sie es erneut, sobald Sie wieder online sind.' })} />
    </LanguageProvider>,
  );
  if (isAnonymous) await page.getByRole('checkbox').click();
  const title = page.getByRole('textbox', { name: /^Tit/ });
  await title.fill('Export merkt sich die Spalten nicht');
  if (isAnonymous) {
    await page.getByRole('textbox', { name: /^(Nachricht|Message)/ }).fill('Wenn ich in der Influencer-Verwaltung Spalten ausblende und danach exportiere, enthält die Datei trotzdem alle Spalten. Bitte die sichtbare Auswahl übernehmen.');
  } else await title.fill('');
  if (file === 'brand-failed') await page.getByRole('button', { name: 'Senden' }).click();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await page.screenshot({ path: `./shots/${file}.png` });
});
