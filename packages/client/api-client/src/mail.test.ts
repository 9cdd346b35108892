import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failure, startEnvelopeServer, success, type EnvelopeServer } from '@resonanz/testing/envelopeServer';
import { createApiClient } from './createApiClient.ts';
import { mailKeys, mailMutations, mailQueries } from './mail.ts';
import { runMutation } from './runMutation.ts';

let server: EnvelopeServer;
let queryClient: QueryClient;
const client = () => createApiClient({ baseUrl: server.baseUrl });

beforeEach(async () => {
  server = await startEnvelopeServer();
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
});

afterEach(() => server.close());

const mail = {
  receivers: [{ userType: 'influencer' as const, refId: 7 }],
  subject: 'Anfrage {campaign}',
  message: '<p>Hallo</p>',
};

test('a mail is sent as a multipart form with one part for each file, and happens once [R-CALL-089]', async () => {
  server.on('POST /influencerMail/send', () => success({ mails: [] }));
  queryClient.setQueryData(mailKeys.unreadCount, 3);
  const attachments = [new File(['eins'], 'eins.txt'), new File(['zwei'], 'zwei.txt')];
  await runMutation(queryClient, mailMutations(client(), queryClient).send(), { mail, attachments });
  const [request] = server.requests;
  expect(request?.body.match(/name="(?:mail|attachments)"(?:; filename="\w+\.txt")?/g)).toEqual([
    'name="mail"',
    'name="attachments"; filename="eins.txt"',
    'name="attachments"; filename="zwei.txt"',
  ]);
  expect(request?.body).toContain(JSON.stringify(mail));
  expect(request?.headers['idempotency-key']).toMatch(/\S{8}/);
  expect(request?.headers['consists-of']).toBeUndefined();
  expect(queryClient.getQueryState(mailKeys.unreadCount)?.isInvalidated).toBe(true);
});

test('without files a mail is one part, and rejected receivers are named', async () => {
  const fieldErrors = [{ field: 'receivers.0', key: 'receiverBlocked' }];
  server.on('POST /influencerMail/send', () => failure(422, 'VALIDATION_FAILED', 'validationFailed', { fieldErrors }));
  await expect(
    runMutation(queryClient, mailMutations(client(), queryClient).send(), { mail, attachments: [] }),
  ).rejects.toMatchObject({ kind: 'validation', fieldErrors });
  expect(server.requests[0]?.body).not.toContain('name="attachments"');
});

test('a page is asked for by its number, and asked for again while a mail is on its way', async () => {
  server.on('POST /influencerMail/findAllMail', () =>
    success({ content: [], totalElements: 0, totalPages: 0, number: 1, size: 10 }),
  );
  const query = mailQueries(client()).page({ pageNumber: 1, folder: 'sent', filters: { campaignId: 4 } });
  await queryClient.fetchQuery(query);
  expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({
    page: 1,
    pageSize: 10,
    folder: 'sent',
    filters: { campaignId: 4 },
  });
  const { refetchInterval: interval } = query;
  if (typeof interval !== 'function') throw new Error('The page is never refetched.');
  const intervalOf = (data?: object) => interval({ state: { data } } as never);
  const states = (...all: ('sending' | 'sent')[]) => ({ content: all.map((state) => ({ state })) });
  expect([intervalOf(states('sent', 'sending')), intervalOf(states('sent')), intervalOf()]).toEqual([
    3_000,
    false,
    false,
  ]);
});
