import '@resonanz/tokens/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { createApiClient } from '@resonanz/api-client/client';
import { ApiProvider } from '@resonanz/api-client/react';
import { LanguageProvider } from '@resonanz/i18n/react';
import { answerDenied, answerError, createEnvelopeFetch, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import {
  buildMailDraft,
  buildMailListItem,
  lastSentMail,
  MAIL_CALLS,
  type MailServerOptions,
  serveMails,
} from '@resonanz/testing/mails';
import { createToastQueue } from '@resonanz/ui/toastQueue';
import { ConnectedMails, type ConnectedMailsProps } from './ConnectedMails.tsx';
import type { MailPartner } from './partner.ts';

const names = { 40: 'Lena Hartwig', 41: 'Mehmet Yıldırım' };
const partners: readonly MailPartner[] = [
  { userType: 'influencer', refId: 40, channelId: 1000, name: 'Lena Hartwig' },
  { userType: 'influencer', refId: 41, channelId: 1001, name: 'Mehmet Yıldırım' },
  // The second channel of a person who is there already.
  { userType: 'influencer', refId: 40, channelId: 1002, name: 'Lena Hartwig' },
];
const threads = [
  buildMailListItem({
    isRead: false,
    state: 'received',
    subject: 'Drehtermin',
    receiverName: 'Lena Hartwig',
    refId: 40,
  }),
  buildMailListItem(
    {
      state: 'failed',
      failure: 'refused',
      sentAt: null,
      subject: 'Briefing',
      receiverName: 'Mehmet Yıldırım',
      refId: 41,
    },
    1,
  ),
  buildMailListItem({ isArchived: true, subject: 'Alt' }, 2),
];

let server: EnvelopeFetch;
let toasts: ReturnType<typeof createToastQueue>;

async function show(options: MailServerOptions = {}, props: Partial<ConnectedMailsProps> = {}) {
  serveMails(server, { threads, names, ...options });
  await render(
    <LanguageProvider language="de">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider client={createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch })}>
          <ConnectedMails of={{ campaignId: 20 }} partners={partners} mayWrite mayEdit toasts={toasts} {...props} />
        </ApiProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  );
}

const link = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name: string) => page.getByRole('dialog', { name });
const last = (call: string): unknown => server.received(call).at(-1)?.body;
const sent = () => lastSentMail(server);

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createEnvelopeFetch();
  toasts = createToastQueue();
});

test('threads are asked for by their record, by folder and by words', async () => {
  await show();
  await expect.element(link('Drehtermin')).toBeVisible();
  expect(last(MAIL_CALLS.list)).toMatchObject({ filters: { campaignId: 20 }, page: 0, pageSize: 10 });
  await page.getByText('Archiv', { exact: true }).click();
  await expect.element(link('Alt')).toBeVisible();
  await page.getByText('Aktuell', { exact: true }).click();
  await page.getByRole('searchbox', { name: 'E-Mails durchsuchen' }).fill('Brief');
  await expect.element(link('Drehtermin')).not.toBeInTheDocument();
  await expect.element(link('Briefing')).toBeVisible();
  expect(last(MAIL_CALLS.list)).toMatchObject({ search: 'Brief' });
});

test('each person gets one mail, with the placeholders as the server writes them', async () => {
  const addToast = vi.spyOn(toasts, 'add');
  await show();
  await page.getByRole('button', { name: 'E-Mail schreiben' }).click();
  const composer = dialog('E-Mail schreiben');
  await expect.element(composer.getByText('2 einzelne E-Mails: Niemand sieht, wer die anderen sind.')).toBeVisible();
  await composer.getByRole('textbox', { name: 'Betreff' }).fill('Für {{firstName}}');
  await composer.getByRole('textbox', { name: 'Nachricht' }).click();
  await userEvent.keyboard('Guten Tag');
  await composer.getByText('Vorschau', { exact: true }).click();
  await expect.element(composer.getByText('Für Lena')).toBeVisible();
  await composer.getByRole('button', { name: '2 E-Mails senden' }).click();
  await expect.element(link('Für Lena')).toBeVisible();
  expect(sent()).toMatchObject({
    campaignId: 20,
    receivers: [
      { userType: 'influencer', refId: 40, channelId: 1000 },
      { userType: 'influencer', refId: 41, channelId: 1001 },
    ],
    subject: 'Für {firstName}',
    message: '<p>Guten Tag</p>',
  });
  expect(addToast).toHaveBeenCalledWith({ tone: 'ok', title: 'Erfolg', text: '2 E-Mails sind unterwegs.' });
});

describe('a thread', () => {
  test('that is shown is read, can be marked as unread, archived and answered, by keyboard [R-FLOW-018] [R-FLOW-019]', async () => {
    await show();
    await expect.element(link('Drehtermin')).toBeVisible();
    await focusOn(link('Drehtermin'));
    await userEvent.keyboard('{Enter}');
    const drawer = dialog('Drehtermin');
    await expect.element(drawer.getByRole('article')).toBeVisible();
    await expect.poll(() => last(MAIL_CALLS.read)).toEqual({ threadId: '500', isRead: true });
    await drawer.getByRole('button', { name: 'Als ungelesen markieren' }).click();
    await expect.poll(() => last(MAIL_CALLS.read)).toEqual({ threadId: '500', isRead: false });
    await link('Drehtermin').click();
    await drawer.getByRole('button', { name: 'Antworten' }).click();
    await expect
      .element(dialog('E-Mail beantworten').getByRole('textbox', { name: 'Betreff' }))
      .toHaveValue('Re: Drehtermin');
    await userEvent.keyboard('{Escape}');
    await link('Drehtermin').click();
    await drawer.getByRole('button', { name: 'Archivieren' }).click();
    await expect.element(link('Drehtermin')).not.toBeInTheDocument();
    expect(last(MAIL_CALLS.archive)).toEqual({ threadId: ['500'], archived: true });
  });

  test('what could not be delivered is sent once more', async () => {
    await show();
    await link('Briefing').click();
    await dialog('Briefing').getByRole('button', { name: 'Erneut senden' }).click();
    await expect.poll(() => last(MAIL_CALLS.retry)).toEqual({ mailId: 701 });
    await expect.element(dialog('Briefing').getByText('Nicht zugestellt')).not.toBeInTheDocument();
  });

  test('an error is shown in words', async () => {
    await show();
    server.on(MAIL_CALLS.archive, () => answerError(409, 'CONFLICT', 'transitionNotAllowed'));
    await link('Briefing').click();
    await dialog('Briefing').getByRole('button', { name: 'Archivieren' }).click();
    await expect
      .element(dialog('Briefing').getByRole('alert'))
      .toHaveTextContent('Dieser Wechsel ist nicht erlaubt. Die Unterhaltung wurde inzwischen geändert.');
  });

  test('who may only read gets no buttons', async () => {
    await show({ drafts: [buildMailDraft()] }, { mayWrite: false, mayEdit: false });
    await link('Briefing').click();
    await expect.element(dialog('Briefing').getByRole('article')).toBeVisible();
    for (const name of [/^Antworten/, /^Archivieren/, /^Erneut senden/, /^E-Mail schreiben/])
      expect(page.getByRole('button', { name }).elements()).toHaveLength(0);
    expect(server.calls).not.toContain(MAIL_CALLS.read);
    expect(server.calls).not.toContain(MAIL_CALLS.drafts);
  });
});

test('a draft is gone on with, and becomes the mail', async () => {
  await show({
    drafts: [
      buildMailDraft({
        receivers: [
          { userType: 'influencer', refId: 40, channelId: null, contactId: null, name: 'Lena Hartwig', toEmail: null },
        ],
      }),
    ],
  });
  await page.getByRole('button', { name: 'Entwurf „Nachfrage zum Drehtermin“ weiterschreiben' }).click();
  const composer = dialog('E-Mail schreiben');
  await expect
    .element(composer.getByRole('textbox', { name: 'Nachricht' }))
    .toHaveTextContent('Guten Tag Vorname,passt Ihnen der 12. Oktober?');
  await composer.getByRole('button', { name: 'Senden', exact: true }).click();
  await expect.poll(() => server.calls.includes(MAIL_CALLS.send)).toBe(true);
  expect(sent()).toMatchObject({
    draftId: 60,
    message: '<p>Guten Tag {firstName},</p><p>passt Ihnen der 12. Oktober?</p>',
    keepAttachments: [],
  });
  await expect.element(page.getByText('Ihre Entwürfe')).not.toBeInTheDocument();
});

test('a draft is deleted once that has been confirmed', async () => {
  await show({ drafts: [buildMailDraft()] });
  await page.getByRole('button', { name: 'Entwurf „Nachfrage zum Drehtermin“ löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect.poll(() => last(MAIL_CALLS.deleteDraft)).toEqual({ draftId: 60 });
  await expect.element(page.getByText('Ihre Entwürfe')).not.toBeInTheDocument();
});

test('a list that cannot be had says so', async () => {
  serveMails(server, { threads, names });
  await show();
  server.on(MAIL_CALLS.list, () => answerDenied());
  await page.getByText('Geplant', { exact: true }).click();
  await expect.element(page.getByText('Die E-Mails konnten nicht geladen werden.')).toBeVisible();
});
