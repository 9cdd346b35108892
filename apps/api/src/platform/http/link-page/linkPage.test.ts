import { expect, test } from 'vitest';
import { messagesAgree } from '@resonanz/i18n/agreement';
import { linkPage } from './linkPage.ts';
import { linkMessages } from './messages.ts';

test('both languages say the same', () => {
  expect(messagesAgree(linkMessages)).toEqual([]);
});

test.each([
  ['de', 'Der Link lässt sich gerade nicht öffnen', 'Erneut versuchen'],
  ['en', 'The link cannot be opened right now', 'Try again'],
] as const)(
  'a trouble of the server is none of the link: the page in %s offers the same address again',
  (language, title, again) => {
    const page = linkPage('person', 'later', language);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`<title>${title} · Resonanz</title>`);
    expect(page).toContain(`<a class="first" href="">${again}</a>`);
  },
);
