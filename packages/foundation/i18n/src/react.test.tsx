import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Language } from './language.ts';
import { defineMessages } from './messages.ts';
import { LanguageProvider, useLanguage, useMessages } from './react.tsx';

const messages = defineMessages({
  de: { 'greeting.text': 'Guten Tag, {name}', 'greeting.switch': 'Auf Englisch' },
  en: { 'greeting.text': 'Hello, {name}', 'greeting.switch': 'In German' },
});

function Greeting() {
  const t = useMessages(messages);
  const { language, setLanguage } = useLanguage();
  return (
    <>
      <p>{t('greeting.text', { name: 'Lena' })}</p>
      <button type="button" onClick={() => setLanguage(language === 'de' ? 'en' : 'de')}>
        {t('greeting.switch')}
      </button>
    </>
  );
}

function Page() {
  const [language, setLanguage] = useState<Language>('de');
  return (
    <LanguageProvider language={language} onLanguageChange={setLanguage} overrides={overrides}>
      <Greeting />
    </LanguageProvider>
  );
}

const overrides = { en: { 'greeting.text': 'Welcome, {name}' } };

test('switching the language changes the texts, single replaced texts and the lang of the document [R-PROD-001]', async () => {
  const screen = await render(<Page />);
  await expect.element(screen.getByText('Guten Tag, Lena')).toBeVisible();
  expect(document.documentElement.lang).toBe('de');
  await screen.getByRole('button', { name: 'Auf Englisch' }).click();
  await expect.element(screen.getByText('Welcome, Lena')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});
