import '@resonanz/tokens/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createApiClient } from '@resonanz/api-client/client';
import { ApiProvider } from '@resonanz/api-client/react';
import { LanguageProvider } from '@resonanz/i18n/react';
import { type Answer, answerFailure, answerSuccess, createEnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { picture, words } from '../heads.fixture.ts';
import { ConnectedTesterPageHead } from './ConnectedTesterPageHead.tsx';

const GET = 'GET /testerworldMetadata/get';

function draw(answer: Answer) {
  const server = createEnvelopeFetch().on(GET, answer);
  const client = createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  void render(
    <LanguageProvider language="de">
      <QueryClientProvider client={queries}>
        <ApiProvider client={client}>
          <ConnectedTesterPageHead headKey="faqTopHeader" />
        </ApiProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  );
  return server;
}

test('draws what is live of its key', async () => {
  const server = draw(() => answerSuccess({ key: 'faqTopHeader', value: words, media: picture }));
  await expect.element(page.getByRole('heading', { name: 'Neues kommt zuerst zu Ihnen' })).toBeVisible();
  expect(server.calls).toEqual([GET]);
});

test.for([
  ['was never published', () => answerSuccess(null)],
  ['cannot be read', answerFailure],
] as const)('draws nothing when the head %s', async ([, answer]) => {
  const server = draw(answer);
  await expect.poll(() => server.calls).toEqual([GET]);
  expect(page.getByRole('heading').elements()).toEqual([]);
});
