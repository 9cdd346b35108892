import '@resonanz/tokens/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createApiClient } from '@resonanz/api-client/client';
import { ApiProvider } from '@resonanz/api-client/react';
import { LanguageProvider } from '@resonanz/i18n/react';
import { answerError, answerSuccess, createEnvelopeFetch, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildWatchList, buildWatchListEntry } from '@resonanz/testing/influencers';
import { createToastQueue, type ToastQueue } from '@resonanz/ui/toastQueue';
import type { WatchListItem } from '../WatchList.tsx';
import { ConnectedWatchList } from './ConnectedWatchList.tsx';

const owner = { email: 'manager@resonanz.example', loginUser: 9 };
const LIST = `GET /fetchEachBookMarkData/${owner.email}`;
const bookmark = (entry: WatchListItem | undefined) => ({
  emailId: owner.email,
  influencersId: entry?.influencerId,
  loginUser: 9,
  platform: entry?.type,
  channelId: entry?.channelId,
  userId: 9,
});

let server: EnvelopeFetch;
let toasts: ToastQueue;
let onAddToCampaign: ReturnType<typeof vi.fn<(entries: readonly WatchListItem[]) => void>>;
/** What the server holds. */
let held: readonly WatchListItem[];
const entries = buildWatchList(3);

function Heart(props: { mayAddToCampaign?: boolean; offersExpose?: boolean }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [client] = useState(() => createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch }));
  const [isOpen, setOpen] = useState(false);
  return (
    <LanguageProvider language="en">
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={client}>
          <ConnectedWatchList
            owner={owner}
            {...props}
            onAddToCampaign={onAddToCampaign}
            toasts={toasts}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </ApiProvider>
      </QueryClientProvider>
    </LanguageProvider>
  );
}

const heart = (name: string) => page.getByRole('button', { name, exact: true });
const dropdown = () => page.getByRole('dialog', { name: 'Watch list' });
const names = () =>
  dropdown()
    .getByRole('listitem')
    .elements()
    .map((row) => entries.findIndex(({ titleName }) => row.textContent?.includes(titleName)));
const failed = { tone: 'bad', title: 'The watch list could not be changed.' };

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createEnvelopeFetch();
  toasts = createToastQueue();
  onAddToCampaign = vi.fn<(chosen: readonly WatchListItem[]) => void>();
  held = entries;
  server.on(LIST, () => answerSuccess(held));
  server.on('POST /removeAllBookMark', () => {
    held = [];
    return answerSuccess(null);
  });
  server.on('POST /removeBookMark', ({ body }) => {
    held = held.filter(({ channelId }) => channelId !== (body as { channelId: number }).channelId);
    return answerSuccess(null);
  });
  server.on('POST /addBookMarkFunctionality', ({ body }) => {
    const added = entries.find(({ channelId }) => channelId === (body as { channelId: number }).channelId);
    if (added) held = [added, ...held];
    return answerSuccess({});
  });
});

async function open() {
  await render(<Heart />);
  await heart('Watch list, 3 channels').click();
  await expect.element(dropdown().getByRole('listitem').nth(2)).toBeInTheDocument();
}

test('reads the bookmarks by the e-mail of the user, from data [R-SEL-015]', async () => {
  await open();
  expect(names()).toEqual([0, 1, 2]);
  expect(server.calls).toEqual([LIST]);
});

test('a cross removes one channel; an error brings it back and says so', async () => {
  await open();
  await dropdown()
    .getByRole('button', { name: /^Remove/ })
    .nth(1)
    .click();
  await expect.element(heart('Watch list, 2 channels')).toBeInTheDocument();
  await expect.poll(() => server.received('POST /removeBookMark')[0]?.body).toEqual(bookmark(entries[1]));
  server.on('POST /removeBookMark', () => answerError(500, 'INTERNAL_SERVER_ERROR', 'internal'));
  await dropdown()
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect.poll(() => toasts.getToasts()).toMatchObject([failed]);
  await expect.poll(() => names()).toEqual([0, 2]);
});

test('Empty list sends the fixed placeholder values, and the undo brings the channels back in their order [R-WATCH-004]', async () => {
  await open();
  await dropdown().getByRole('button', { name: 'Empty list' }).click();
  await expect.element(heart('Watch list, empty')).toBeInTheDocument();
  await expect.poll(() => toasts.getToasts()).toMatchObject([{ tone: 'info', title: 'Watch list emptied' }]);
  await expect
    .poll(() => server.received('POST /removeAllBookMark')[0]?.body)
    .toEqual({
      emailId: owner.email,
      influencersId: 0,
      loginUser: 9,
      platform: 'all',
      channelId: '0',
      userId: 0,
    });
  const undo = toasts.getToasts()[0]?.action;
  expect(undo?.label).toBe('Undo');
  undo?.onPress();
  await expect.element(heart('Watch list, 3 channels')).toBeInTheDocument();
  await expect.poll(() => held).toEqual(entries);
  await expect.poll(() => names()).toEqual([0, 1, 2]);
});

test('a rejected emptying keeps the channels and says so', async () => {
  server.on('POST /removeAllBookMark', () => answerError(500, 'INTERNAL_SERVER_ERROR', 'internal'));
  await open();
  await dropdown().getByRole('button', { name: 'Empty list' }).click();
  await expect.poll(() => toasts.getToasts()).toMatchObject([failed]);
  await expect.element(heart('Watch list, 3 channels')).toBeInTheDocument();
});

test('Add to campaign hands over the bookmarked channels and closes the dropdown', async () => {
  await open();
  await dropdown().getByRole('button', { name: 'Add to campaign' }).click();
  expect(onAddToCampaign.mock.calls).toEqual([[entries]]);
  await expect.element(dropdown()).not.toBeInTheDocument();
});

test('without the right the button is disabled and says why', async () => {
  await render(<Heart mayAddToCampaign={false} />);
  await heart('Watch list, 3 channels').click();
  const add = dropdown().getByRole('button', { name: 'Add to campaign' });
  await expect.element(add).toBeDisabled();
  await expect.element(add).toHaveAccessibleDescription('You are not permitted to edit campaigns.');
});

test('a list that cannot be loaded is shown as empty, silently [R-ERR-008]', async () => {
  server.on(LIST, () => answerError(500, 'INTERNAL_SERVER_ERROR', 'internal'));
  await render(<Heart />);
  await heart('Watch list, empty').click();
  await expect.element(dropdown().getByText('No data available')).toBeVisible();
  expect(toasts.getToasts()).toEqual([]);
});

test('the undo leaves alone what another tab has bookmarked or brought back', async () => {
  await open();
  await dropdown().getByRole('button', { name: 'Empty list' }).click();
  await expect.element(heart('Watch list, empty')).toBeInTheDocument();
  await expect.poll(() => toasts.getToasts()).toHaveLength(1);
  const meanwhile = buildWatchListEntry({ channelId: 77, titleName: 'Ole Petersen' });
  held = [meanwhile, ...entries.slice(1, 2)];
  toasts.getToasts()[0]?.action?.onPress();
  await expect.element(heart('Watch list, 4 channels')).toBeInTheDocument();
  await expect.poll(() => held.map(({ channelId }) => channelId)).toEqual([1000, 1002, 77, 1001]);
  expect(server.received('POST /addBookMarkFunctionality')).toHaveLength(2);
});

test('an undo that fails shows an error, and the list is refetched', async () => {
  await open();
  await dropdown().getByRole('button', { name: 'Empty list' }).click();
  await expect.poll(() => toasts.getToasts()).toHaveLength(1);
  server.on('POST /addBookMarkFunctionality', () => answerError(422, 'VALIDATION', 'watchListFull'));
  toasts.getToasts()[0]?.action?.onPress();
  await expect
    .poll(() => toasts.getToasts()[0])
    .toMatchObject({ ...failed, text: 'The watch list is full. Please remove a channel first.' });
  await expect.element(heart('Watch list, empty')).toBeInTheDocument();
});

test('two lists emptied one after the other have an undo each', async () => {
  await open();
  await dropdown().getByRole('button', { name: 'Empty list' }).click();
  await expect.poll(() => toasts.getToasts()).toHaveLength(1);
  held = [buildWatchListEntry({ channelId: 77 })];
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(heart('Watch list, 1 channel')).toBeInTheDocument();
  await dropdown().getByRole('button', { name: 'Empty list' }).click();
  await expect.poll(() => toasts.getToasts()).toHaveLength(2);
});

test('a look at the window brings what another tab has bookmarked', async () => {
  await open();
  held = entries.slice(1);
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(heart('Watch list, 2 channels')).toBeInTheDocument();
});

describe('the expose', () => {
  const EXPOSE = `GET /files/downloadJasperReport/${owner.email}`;
  const download = () => dropdown().getByRole('button', { name: 'Download expose' });
  const notice = { tone: 'note', title: 'Exposé is being created and downloaded', text: 'Please wait...' };
  let saved: string[];

  beforeEach(() => {
    saved = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    onTestFinished(() => click.mockRestore());
  });

  async function openWithExpose() {
    await render(<Heart offersExpose />);
    await heart('Watch list, 3 channels').click();
  }

  test('is offered where a server makes one only', async () => {
    await open();
    await expect.element(download()).not.toBeInTheDocument();
  });

  test('says at once that it is being made, is saved once under the server’s name, and the notice goes [R-ERR-007] [R-WATCH-010]', async () => {
    let answer = (_response: Response): void => {};
    server.on(EXPOSE, () => new Promise((resolve) => (answer = resolve)));
    await openWithExpose();
    await download().click();
    await expect.poll(() => toasts.getToasts()).toMatchObject([notice]);
    await expect.element(download()).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => server.received(EXPOSE)).toHaveLength(1);
    answer(
      new Response('%PDF', {
        headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="Merkliste.pdf"' },
      }),
    );
    await expect.poll(() => saved).toEqual(['Merkliste.pdf']);
    await expect.poll(() => toasts.getToasts()).toEqual([]);
    expect(server.received(EXPOSE)).toHaveLength(1);
  });

  test('has a name where the server gives none', async () => {
    server.on(
      EXPOSE,
      () =>
        new Response('%PDF', { headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment' } }),
    );
    await openWithExpose();
    await download().click();
    await expect.poll(() => saved).toEqual(['Expose.pdf']);
  });

  test('that fails shows an error in place of the notice', async () => {
    server.on(EXPOSE, () => answerError(501, 'NOT_IMPLEMENTED', 'notImplemented'));
    await openWithExpose();
    await download().click();
    await expect
      .poll(() => toasts.getToasts())
      .toMatchObject([{ tone: 'bad', title: 'The expose could not be created', text: 'Please try again.' }]);
    expect(saved).toEqual([]);
  });

  test('that has nothing to show says why', async () => {
    server.on(EXPOSE, () => answerError(409, 'CONFLICT', 'exposeEmpty'));
    await openWithExpose();
    await download().click();
    await expect
      .poll(() => toasts.getToasts())
      .toMatchObject([{ tone: 'bad', text: 'No channel on the watch list can be offered.' }]);
  });
});
