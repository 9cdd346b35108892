import '@resonanz/tokens/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createApiClient } from '@resonanz/api-client/client';
import { ApiProvider } from '@resonanz/api-client/react';
import { LanguageProvider } from '@resonanz/i18n/react';
import {
  answerNever,
  answerError,
  answerSuccess,
  createEnvelopeFetch,
  type EnvelopeFetch,
} from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildWatchList, buildWatchListEntry } from '@resonanz/testing/influencers';
import { createToastQueue, type ToastQueue } from '@resonanz/ui/toastQueue';
import type { WatchListItem } from '../WatchList.tsx';
import { ConnectedBookmarkButton } from './ConnectedBookmarkButton.tsx';
import { ConnectedWatchList } from './ConnectedWatchList.tsx';

const owner = { email: 'manager@resonanz.example', loginUser: 9 };
const LIST = `GET /fetchEachBookMarkData/${owner.email}`;
const ADD = 'POST /addBookMarkFunctionality';
const REMOVE = 'POST /removeBookMark';
const lena = buildWatchListEntry({ titleName: 'Lena Hartwig', type: 'instagram' });
const ole = buildWatchListEntry({ titleName: 'Ole Petersen', type: 'blog', channelId: 2 });

let server: EnvelopeFetch;
let toasts: ToastQueue;
let held: readonly WatchListItem[];

function Page({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const [client] = useState(() => createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch }));
  return (
    <LanguageProvider language="en">
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={client}>{children}</ApiProvider>
      </QueryClientProvider>
    </LanguageProvider>
  );
}

const show = (...entries: readonly WatchListItem[]) =>
  render(
    <Page>
      {entries.map((entry) => (
        <ConnectedBookmarkButton key={entry.channelId} owner={owner} entry={entry} toasts={toasts} />
      ))}
      <ConnectedWatchList
        owner={owner}
        toasts={toasts}
        onAddToCampaign={() => {}}
        isOpen={false}
        onOpenChange={() => {}}
      />
    </Page>,
  );

const heart = (name = 'Lena Hartwig on Instagram') =>
  page.getByRole('button', { name: `Bookmark ${name}`, exact: true });
const header = () => page.getByRole('button', { name: /^Watch list/ });
const changes = () => server.calls.filter((call) => call !== LIST);
const isOn = (value: boolean) => expect.element(heart()).toHaveAttribute('aria-pressed', String(value));

function gate(call: string): (response: Response) => void {
  let open: (response: Response) => void = () => {};
  const answer = new Promise<Response>((resolve) => (open = resolve));
  server.on(call, () => answer);
  return open;
}

beforeEach(() => {
  server = createEnvelopeFetch();
  toasts = createToastQueue();
  held = [];
  server.on(LIST, () => answerSuccess(held));
  server.on(ADD, ({ body }) => {
    const { channelId } = body as { channelId: number };
    held = [...[lena, ole].filter((entry) => entry.channelId === channelId), ...held];
    return answerSuccess({});
  });
  server.on(REMOVE, ({ body }) => {
    held = held.filter(({ channelId }) => channelId !== (body as { channelId: number }).channelId);
    return answerSuccess(null);
  });
});

test('it is set at once, and so is the number in the header; then the server is asked', async () => {
  const answer = gate(ADD);
  await show(lena);
  await expect.element(header()).toHaveAccessibleName('Watch list, empty');
  await heart().click();
  await isOn(true);
  await expect.element(header()).toHaveAccessibleName('Watch list, 1 channel');
  await expect
    .poll(() => server.received(ADD)[0]?.body)
    .toEqual({
      emailId: owner.email,
      influencersId: lena.influencerId,
      loginUser: 9,
      platform: 'instagram',
      channelId: lena.channelId,
      userId: 9,
    });
  held = [lena];
  answer(answerSuccess(lena));
  await isOn(true);
});

test('an error takes it back and says why', async () => {
  const answer = gate(ADD);
  await show(lena);
  await heart().click();
  await isOn(true);
  answer(answerError(404, 'NOT_FOUND', 'notFound'));
  await isOn(false);
  await expect.element(header()).toHaveAccessibleName('Watch list, empty');
  await expect
    .poll(() => toasts.getToasts())
    .toMatchObject([
      { tone: 'bad', title: 'The watch list could not be changed.', text: 'This channel no longer exists.' },
    ]);
});

test('a double click sends one call', async () => {
  await show(lena);
  await heart().dblClick();
  await expect.poll(() => held).toEqual([lena]);
  await isOn(true);
  expect(changes()).toEqual([ADD]);
});

test('a key held down sends one call', async () => {
  await show(lena);
  await focusOn(heart());
  await userEvent.keyboard('{Enter>5/}');
  await expect.poll(() => held).toEqual([lena]);
  await isOn(true);
  expect(changes()).toEqual([ADD]);
});

test('on, off, on while the server is slow ends on; on, off ends off', async () => {
  const answer = gate(ADD);
  await show(lena);
  for (const _press of [1, 2, 3]) await heart().click();
  await isOn(true);
  held = [lena];
  answer(answerSuccess(lena));
  await expect.poll(() => server.calls.at(-1)).toBe(LIST);
  expect(changes()).toEqual([ADD]);
  const second = gate(REMOVE);
  await heart().click();
  await expect.poll(changes).toEqual([ADD, REMOVE]);
  await heart().click();
  await isOn(true);
  held = [];
  server.on(ADD, () => {
    held = [lena];
    return answerSuccess(lena);
  });
  second(answerSuccess(null));
  await expect.poll(changes).toEqual([ADD, REMOVE, ADD]);
  await expect.poll(() => server.calls.at(-1)).toBe(LIST);
  await isOn(true);
});

test('answers of two hearts in the wrong order: each ends in its own state', async () => {
  const answers = new Map<number, (response: Response) => void>();
  server.on(
    ADD,
    ({ body }) => new Promise((resolve) => answers.set((body as { channelId: number }).channelId, resolve)),
  );
  await show(lena, ole);
  await heart().click();
  await heart('Ole Petersen on Blog').click();
  await expect.poll(() => answers.size).toBe(2);
  held = [ole];
  answers.get(2)?.(answerSuccess(ole));
  await expect.element(heart('Ole Petersen on Blog')).toHaveAttribute('aria-pressed', 'true');
  answers.get(lena.channelId)?.(answerError(500, 'INTERNAL_SERVER_ERROR', 'internal'));
  await isOn(false);
  await expect.element(heart('Ole Petersen on Blog')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(header()).toHaveAccessibleName('Watch list, 1 channel');
});

test('until the list has been read the row itself is believed', async () => {
  server.on(LIST, answerNever);
  await render(
    <Page>
      <ConnectedBookmarkButton owner={owner} entry={lena} isBookmarkedAtFirst toasts={toasts} />
    </Page>,
  );
  await expect.element(heart()).toHaveAttribute('aria-pressed', 'true');
});

test('a row that comes into sight later asks nothing', async () => {
  held = [ole];
  const screen = await show(lena);
  await expect.element(header()).toHaveAccessibleName('Watch list, 1 channel');
  await screen.rerender(
    <Page>
      <ConnectedBookmarkButton key={lena.channelId} owner={owner} entry={lena} toasts={toasts} />
      <ConnectedBookmarkButton key={ole.channelId} owner={owner} entry={ole} toasts={toasts} />
    </Page>,
  );
  await expect.element(heart('Ole Petersen on Blog')).toHaveAttribute('aria-pressed', 'true');
  expect(server.calls).toEqual([LIST]);
});

test('a thousand hearts ask for one list; a press makes one call', async () => {
  const entries = buildWatchList(1_000);
  held = entries.slice(0, 1);
  await show(...entries);
  await expect.poll(() => page.getByRole('button', { pressed: true }).elements()).toHaveLength(1);
  expect(server.calls).toEqual([LIST]);
  server.on(ADD, () => {
    held = entries.slice(0, 2);
    return answerSuccess({});
  });
  (page.getByRole('button', { name: /^Bookmark/ }).elements()[1] as HTMLElement).click();
  await expect.poll(() => page.getByRole('button', { pressed: true }).elements()).toHaveLength(2);
  await expect.poll(changes).toEqual([ADD]);
});
