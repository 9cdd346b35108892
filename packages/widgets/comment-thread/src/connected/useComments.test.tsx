import '@resonanz/tokens/styles';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { campaignRequestMutations, campaignRequestQueries } from '@resonanz/api-client/campaignRequests';
import { createApiClient } from '@resonanz/api-client/client';
import { ApiProvider, useApi } from '@resonanz/api-client/react';
import { LanguageProvider } from '@resonanz/i18n/react';
import { answerFailure, answerSuccess, createEnvelopeFetch, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { CommentThread } from '../CommentThread.tsx';
import { useComments } from './useComments.ts';

const LIST = 'GET /campaignRequest/comments/5';
const act = (name: string) => `POST /campaignRequest/comment/${name}`;

const comment = (commentId: number, overrides: object = {}) => ({
  commentId,
  author: 'Katharina Bergmann',
  role: 9,
  side: 'agency',
  audience: 'shared',
  text: `Comment ${commentId}`,
  createdAt: '2026-10-12T08:00:00Z',
  editedAt: null,
  isOwn: false,
  mayEdit: false,
  mayRemove: false,
  ...overrides,
});
const part = (...content: readonly object[]) =>
  answerSuccess({ content, hasOlder: false, totalElements: content.length });

function Thread({ countsUnread }: { countsUnread: boolean }) {
  const client = useApi();
  const calls = campaignRequestMutations(client, useQueryClient());
  const thread = { campaignRequestId: 5 };
  const comments = useComments({
    comments: campaignRequestQueries(client).comments(thread),
    add: calls.addComment(thread),
    edit: calls.editComment(thread),
    remove: calls.removeComment(thread),
    ...(countsUnread && { read: calls.readComments(thread) }),
  });
  return <CommentThread {...comments} />;
}

let server: EnvelopeFetch;

const open = (countsUnread = true) =>
  render(
    <LanguageProvider language="en">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider client={createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch })}>
          <Thread countsUnread={countsUnread} />
        </ApiProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  );
const bodies = (name: string) => server.received(act(name)).map(({ body }) => body);

beforeEach(() => {
  server = createEnvelopeFetch();
  server.on(LIST, () => part(comment(8), comment(9, { isOwn: true, mayEdit: true, mayRemove: true, author: null })));
  for (const name of ['add', 'edit']) server.on(act(name), () => answerSuccess(comment(10)));
  for (const name of ['delete', 'read']) server.on(act(name), () => answerSuccess(null));
});

test('what is shown of others counts as read; an account that is gone is named so', async () => {
  await open();
  await expect.element(page.getByText('Comment 8')).toBeVisible();
  await expect.element(page.getByText('Deleted account')).toBeVisible();
  await expect.poll(() => bodies('read')).toEqual([{ campaignRequestId: 5, commentId: 8 }]);
});

test('where no one counts what is unread, nothing is reported', async () => {
  await open(false);
  await expect.element(page.getByText('Comment 8')).toBeVisible();
  expect(bodies('read')).toEqual([]);
});

test('a comment is written, changed and deleted', async () => {
  await open();
  await page.getByRole('textbox', { name: 'Your comment' }).fill('Yes.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => bodies('add')).toEqual([{ campaignRequestId: 5, text: 'Yes.' }]);
  await page.getByRole('button', { name: 'Edit comment: Comment 9' }).click();
  await page.getByRole('textbox', { name: 'Edit comment' }).fill('No.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => bodies('edit')).toEqual([{ campaignRequestId: 5, commentId: 9, text: 'No.' }]);
  await page.getByRole('button', { name: 'Delete comment: Comment 9' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => bodies('delete')).toEqual([{ campaignRequestId: 5, commentId: 9 }]);
});

test('comments that could not be loaded are asked for again', async () => {
  server.on(LIST, answerFailure);
  await open();
  const reload = page.getByRole('button', { name: 'Load again' });
  await expect.element(reload).toBeVisible();
  server.on(LIST, () => part(comment(8)));
  await reload.click();
  await expect.element(page.getByText('Comment 8')).toBeVisible();
});
