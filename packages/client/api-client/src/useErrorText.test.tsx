import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import type { Language } from '@resonanz/i18n/language';
import { defineMessages } from '@resonanz/i18n/messages';
import { LanguageProvider } from '@resonanz/i18n/react';
import { ApiError } from './ApiError.ts';
import { useErrorText } from './useErrorText.ts';

const messages = defineMessages({
  de: { 'thing.error.other': 'Das ging nicht.' },
  en: { 'thing.error.other': 'That failed.' },
});
const unsure = new ApiError({ kind: 'conflict', status: 409, errorKey: 'outcomeUnknown' });
const closed = new ApiError({ kind: 'conflict', status: 409, errorKey: 'closed' });

function Said() {
  const say = useErrorText(messages);
  return <p>{[unsure, closed].map((error) => say(error, 'thing.error.other')).join(' | ')}</p>;
}

test.each<[Language, RegExp]>([
  ['de', /^Es ist nicht sicher.* \| Das ging nicht\.$/],
  ['en', /^It is not certain.* \| That failed\.$/],
])('in %s general words stand in for what a package does not say itself', async (language, text) => {
  const screen = await render(
    <LanguageProvider language={language}>
      <Said />
    </LanguageProvider>,
  );
  await expect.element(screen.getByText(text)).toBeVisible();
});
