import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { createCatalogues, loadedTexts, type Catalogue } from './catalogue.ts';
import type { Language } from './language.ts';
import { defineMessages, type Messages } from './messages.ts';
import { pseudo } from './pseudo.ts';
import { LanguageProvider, Message, useLanguage, useLoadedLanguage, useMessages } from './react.tsx';
import { useIntl } from './useIntl.ts';

const messages = defineMessages({
  de: {
    'greeting.text': 'Guten Tag, {name}',
    'greeting.switch': 'Auf Englisch',
    'greeting.terms': 'Es gelten die <terms>Bedingungen von {firm}</terms>, <b>immer</b>.',
  },
  en: {
    'greeting.text': 'Hello, {name}',
    'greeting.switch': 'In German',
    'greeting.terms': 'The <terms>terms of {firm}</terms> apply, <b>always</b>.',
  },
});

function Switch() {
  const t = useMessages(messages);
  const { language, setLanguage } = useLanguage();
  return (
    <button type="button" onClick={() => setLanguage(language === 'de' ? 'en' : 'de')}>
      {t('greeting.switch')}
    </button>
  );
}

function Greeting() {
  const t = useMessages(messages);
  return <p>{t('greeting.text', { name: 'Lena' })}</p>;
}

function Page({ children }: { children: ReactNode }) {
  const [language, setLanguage] = useState<Language>('de');
  return (
    <LanguageProvider language={language} onLanguageChange={setLanguage} overrides={overrides}>
      {children}
      <Switch />
    </LanguageProvider>
  );
}

const overrides = { en: { 'greeting.text': 'Welcome, {name}' } };

test('switching the language changes the texts, single replaced texts and the lang of the document [R-PROD-001]', async () => {
  const screen = await render(
    <Page>
      <Greeting />
    </Page>,
  );
  await expect.element(screen.getByText('Guten Tag, Lena')).toBeVisible();
  expect(document.documentElement.lang).toBe('de');
  await screen.getByRole('button', { name: 'Auf Englisch' }).click();
  await expect.element(screen.getByText('Welcome, Lena')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});

test('a message holds elements, so that a sentence stays whole; markup without an element stays text', async () => {
  const terms = (text: ReactNode) => <a href="/terms">{text}</a>;
  const screen = await render(
    <Page>
      <p>
        <Message messages={messages} id="greeting.terms" values={{ terms, firm: <em>Resonanz</em> }} />
      </p>
      <p>
        <Message messages={messages} id="greeting.text" values={{ name: 'Lena' }} />
      </p>
    </Page>,
  );
  await expect.element(screen.getByRole('link', { name: 'Bedingungen von Resonanz' })).toBeVisible();
  await expect.element(screen.getByText('Es gelten die Bedingungen von Resonanz, <b>immer</b>.')).toBeVisible();
  await expect.element(screen.getByText('Guten Tag, Lena')).toBeVisible();
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('The terms of Resonanz apply, <b>always</b>.')).toBeVisible();
});

const firmMessages = defineMessages(
  {
    de: { 'firm.name': 'Resonanz', 'greeting.terms': 'AGB' },
    en: { 'firm.name': 'Resonance', 'greeting.terms': 'T&C' },
  },
  messages,
);

function Firm() {
  const intl = useIntl(firmMessages);
  return (
    <ul>
      <li>{intl.formatMessage({ id: 'firm.name' })}</li>
      <li>{intl.formatMessage({ id: 'greeting.text' }, { name: 'Anna' })}</li>
      <li>{intl.formatMessage({ id: 'greeting.terms' })}</li>
    </ul>
  );
}

function Figures() {
  const intl = useIntl(messages);
  const bare = useIntl();
  return (
    <ul>
      <li>{intl.formatMessage({ id: 'greeting.text' }, { name: 'Anna' })}</li>
      <li>{intl.formatList(['A', 'B', 'C'])}</li>
      <li>{bare.formatNumber(1234.5)}</li>
      <li>{bare.formatTime(new Date('2026-07-01T10:00:00Z'))}</li>
    </ul>
  );
}

test('the object of formatjs has the messages of a package, the language and Berlin', async () => {
  const screen = await render(
    <Page>
      <Figures />
    </Page>,
  );
  await expect
    .poll(() =>
      screen
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    )
    .toEqual(['Guten Tag, Anna', 'A, B und C', '1.234,5', '12:00']);
  await screen.getByRole('button').click();
  await expect
    .poll(() =>
      screen
        .getByRole('listitem')
        .elements()
        .map((item) => item.textContent),
    )
    .toEqual(['Welcome, Anna', 'A, B, and C', '1,234.5', '12:00 PM']);
});

test('the object of formatjs has the texts that packages share, below those of the package, with what replaces them', async () => {
  const screen = await render(
    <Page>
      <Firm />
    </Page>,
  );
  const lines = () =>
    screen
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent);
  await expect.poll(lines).toEqual(['Resonanz', 'Guten Tag, Anna', 'AGB']);
  await screen.getByRole('button').click();
  await expect.poll(lines).toEqual(['Resonance', 'Welcome, Anna', 'T&C']);
});

test('every text is written in the pseudo-language', async () => {
  const screen = await render(
    <LanguageProvider language="de" transform={pseudo}>
      <Greeting />
    </LanguageProvider>,
  );
  await expect.element(screen.getByText('[Ĝûţéñ Ţáĝ, ~~~Lena]')).toBeVisible();
});

const texts: Record<Language, Catalogue> = {
  de: { page: { 'page.title': 'Seite' } },
  en: { page: { 'page.title': 'Page' } },
};
const pageMessages = { de: loadedTexts('page', 'de'), en: loadedTexts('page', 'en') } as Messages<'page.title'>;

test('the language on screen changes when its texts are there, not before, and nothing else is reloaded', async () => {
  let answer: (() => void) | undefined;
  const catalogues = createCatalogues(async (language) => {
    if (language === 'en') await new Promise<void>((resolve) => (answer = resolve));
    return texts[language];
  });
  await catalogues.load('de');
  function Title() {
    return <h1>{useMessages(pageMessages)('page.title')}</h1>;
  }
  function Shell() {
    const [wanted, setWanted] = useState<Language>('de');
    const language = useLoadedLanguage(wanted, catalogues);
    return (
      <LanguageProvider language={language} onLanguageChange={setWanted}>
        <Title />
        <button type="button" onClick={() => setWanted('en')}>
          English
        </button>
        <input aria-label="Entwurf" />
      </LanguageProvider>
    );
  }
  const screen = await render(<Shell />);
  await screen.getByLabelText('Entwurf').fill('ungespeichert');
  await screen.getByRole('button').click();
  await expect.poll(() => answer).toBeDefined();
  expect(screen.getByRole('heading').element().textContent).toBe('Seite');
  expect(document.documentElement.lang).toBe('de');
  answer?.();
  await expect.element(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  await expect.poll(() => document.documentElement.lang).toBe('en');
  await expect.element(screen.getByLabelText('Entwurf')).toHaveValue('ungespeichert');
});
