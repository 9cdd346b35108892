import { page } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import { now, thread } from './comments.fixture.ts';
import { CommentThread, type CommentThreadProps } from './CommentThread.tsx';

type Writable = Omit<Extract<CommentThreadProps, { onSend: NonNullable<unknown> }>, 'readOnlyReason'>;

/** The thread in a language, with whatever differs. */
export const view = (props: Partial<Writable> = {}, language: Language = 'en') => (
  <LanguageProvider language={language}>
    <CommentThread comments={thread} now={now} onSend={async () => {}} {...props} />
  </LanguageProvider>
);
/** Its comments. */
export const items = () => page.getByRole('listitem');
/** The part that scrolls. */
export const list = () => page.getByRole('group', { name: 'Comments' });
/** Where a comment is written. */
export const field = () => page.getByRole('textbox', { name: 'Your comment' });
/** What sends it. */
export const send = () => page.getByRole('button', { name: 'Send', exact: true });
/** Whether the last comment is in sight. */
export const isAtEnd = () => {
  const { scrollHeight, scrollTop, clientHeight } = list().element();
  return scrollHeight - scrollTop - clientHeight < 2;
};
