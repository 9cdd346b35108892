import '@resonanz/tokens/styles';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { focusOn } from '@resonanz/testing/focusOn';
import { CommentDialog } from './CommentDialog.tsx';
import { CommentLink } from './CommentLink.tsx';
import { now, thread } from './comments.fixture.ts';

const onSend = vi.fn<(text: string) => Promise<void>>(async () => {});

const link = (count: number, language: Language = 'en') => (
  <LanguageProvider language={language}>
    <CommentLink name="Lena H." count={count}>
      {(dialog) => <CommentDialog {...dialog} comments={thread} now={now} onSend={onSend} />}
    </CommentLink>
  </LanguageProvider>
);

test.each<[count: number, words: string, name: string, language: Language]>([
  [0, 'Comment', 'Comment on Lena H.', 'en'],
  [1, '1 comment', '1 comment on Lena H.', 'en'],
  [2, '2 Kommentare', '2 Kommentare zu Lena H.', 'de'],
  [0, 'Kommentieren', 'Lena H. kommentieren', 'de'],
])('says how many comments there are (%i)', async (count, words, name, language) => {
  await render(link(count, language));
  await expect.element(page.getByRole('button', { name, exact: true }).getByText(words, { exact: true })).toBeVisible();
});

test('by keyboard: opens the comments, and keeps what was not sent', async () => {
  await render(link(5));
  const opener = page.getByRole('button', { name: '5 comments on Lena H.' });
  const dialog = page.getByRole('dialog', { name: 'Comments on Lena H.' });
  await focusOn(opener);
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('textbox', { name: 'Your comment' }).fill('Not yet');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const field = dialog.getByRole('textbox', { name: 'Your comment' });
  await expect.element(field).toHaveValue('Not yet');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(field).toHaveValue('');
  expect(onSend.mock.calls).toEqual([['Not yet']]);
});
