import '@resonanz/tokens/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createApiClient } from '@resonanz/api-client/client';
import { ApiProvider } from '@resonanz/api-client/react';
import { LanguageProvider } from '@resonanz/i18n/react';
import {
  answerDenied,
  answerFailure,
  answerError,
  answerSuccess,
  createEnvelopeFetch,
  type EnvelopeFetch,
} from '@resonanz/testing/envelopeFetch';
import { buildNetworkWish } from '@resonanz/testing/network';
import { createToastQueue, type ToastQueue } from '@resonanz/ui/toastQueue';
import { ConnectedWishedPeople, type ConnectedWishedPeopleProps } from './ConnectedWishedPeople.tsx';

const WISHES = 'GET /network/getWishes/ugc/7';
const REMOVE = 'POST /network/removeFromRequest';
const lena = buildNetworkWish({ note: 'Fits aloe.' });
const channel = buildNetworkWish(
  { kind: 'channel', name: 'Mehmet Yıldırım', staffRecord: { recordId: 12, influencerId: 3, platform: 'YouTube' } },
  1,
);

let server: EnvelopeFetch;
let toasts: ToastQueue;

async function open(props: Partial<ConnectedWishedPeopleProps> = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const client = createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch });
  await render(
    <LanguageProvider language="en">
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={client}>
          <ConnectedWishedPeople kind="ugc" requestId={7} toasts={toasts} {...props} />
        </ApiProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  );
}

const section = () => page.getByRole('region', { name: 'People wished for' });
const shownToasts = () => toasts.getToasts().map(({ title, text }) => [title, text]);

beforeEach(() => {
  server = createEnvelopeFetch();
  toasts = createToastQueue();
});

test('a wish that is taken back is gone and said without a toast', async () => {
  let wishes = [lena, channel];
  server.on(WISHES, () => answerSuccess(wishes));
  server.on(REMOVE, () => {
    wishes = [channel];
    return answerSuccess(null);
  });
  const said: string[] = [];
  await open({ mayRemove: true, onRemoved: (text) => said.push(text) });
  await section().getByRole('button', { name: 'Remove Lena H.' }).click();
  await expect.element(section().getByText('Fits aloe.')).not.toBeInTheDocument();
  expect(server.received(REMOVE).map(({ body }) => body)).toEqual([
    { publicId: lena.publicId, kind: 'ugc', requestId: 7 },
  ]);
  expect(said).toEqual(['Lena H. is no longer a wish in this request.']);
  expect(shownToasts()).toEqual([]);
});

test('a request that was closed meanwhile keeps its wishes and says why', async () => {
  server.on(WISHES, () => answerSuccess([lena]));
  server.on(REMOVE, () => answerError(409, 'CONFLICT', 'requestClosed'));
  await open({ mayRemove: true });
  await section().getByRole('button', { name: 'Remove Lena H.' }).click();
  await expect
    .poll(shownToasts)
    .toEqual([['The wish could not be removed', 'This request has been closed meanwhile.']]);
  await expect.element(section().getByText('Fits aloe.')).toBeVisible();
});

test('the agency is led to the record of a channel, and takes nothing back', async () => {
  server.on(WISHES, () => answerSuccess([lena, channel]));
  await open();
  await expect
    .element(section().getByRole('link', { name: 'Mehmet Yıldırım' }))
    .toHaveAttribute('href', '/dashboard/profile/3/youtube/12');
  expect(section().getByRole('button').elements()).toHaveLength(0);
});

test('wishes that fail are reloaded; those that may not be seen take no room', async () => {
  server.on(WISHES, answerFailure);
  await open();
  const reload = section().getByRole('button', { name: 'Load again' });
  await expect.element(reload).toBeVisible();
  server.on(WISHES, answerDenied);
  await reload.click();
  await expect.element(section()).not.toBeInTheDocument();
});
