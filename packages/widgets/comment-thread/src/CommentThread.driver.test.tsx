import '@resonanz/tokens/styles';
import { cleanup, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { LanguageProvider } from '@resonanz/i18n/react';
import { buildComments } from '@resonanz/testing/comments';
import { commentThread } from '@resonanz/testing/drivers';
import type { CommentItem } from './comment.ts';
import { CommentThread } from './CommentThread.tsx';

function Thread() {
  const [comments, setComments] = useState<readonly CommentItem[]>(buildComments(2));
  const settle = (change: readonly CommentItem[]) => {
    setComments(change);
    return Promise.resolve();
  };
  return (
    <CommentThread
      comments={comments}
      onSend={(text) =>
        settle([
          ...comments,
          { id: 9, author: 'Jonas Weidenfeller', side: 'brand', text, createdAt: '2026-05-04T09:00:00Z', isOwn: true },
        ])
      }
      onEdit={(comment, text) => settle(comments.map((each) => (each.id === comment.id ? { ...each, text } : each)))}
      onDelete={(comment) => settle(comments.filter((each) => each.id !== comment.id))}
      now={new Date('2026-05-04T12:00:00Z')}
    />
  );
}

afterEach(cleanup);

test.each(['de', 'en'] as const)('the published driver drives the thread, %s', async (language) => {
  render(
    <LanguageProvider language={language}>
      <Thread />
    </LanguageProvider>,
  );
  const thread = commentThread();
  const said = (text: string) => thread.comments().filter((each) => each.includes(text)).length;
  expect(said('Pflegeserie')).toBe(1);
  await thread.send('Gern [am] {3.} November!');
  await expect.poll(() => said('Gern [am] {3.} November!')).toBe(1);
  await thread.edit('Gern', 'Doch am 4.');
  await expect.poll(() => said('Doch am 4.')).toBe(1);
  await thread.remove('Doch am 4.');
  await expect.poll(() => said('Doch am 4.')).toBe(0);
  expect(thread.comments()).toHaveLength(2);
});
