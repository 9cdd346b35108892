import '@resonanz/tokens/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createApiClient } from '@resonanz/api-client/client';
import { ApiProvider } from '@resonanz/api-client/react';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import {
  type Answer,
  answerDenied,
  answerFailure,
  answerError,
  answerSuccess,
  createEnvelopeFetch,
  type EnvelopeFetch,
} from '@resonanz/testing/envelopeFetch';
import { createToastQueue, type ToastQueue } from '@resonanz/ui/toastQueue';
import { ConnectedFeedbackForm } from './ConnectedFeedbackForm.tsx';

const ADD = 'POST /feedback/add';
const stored = {
  feedbackId: 3,
  source: 'brand',
  name: 'Mia',
  title: 'Export',
  message: 'Spalten',
  isAnonymous: false,
  createdOn: '2026-05-04',
};

let server: EnvelopeFetch;
let toasts: ToastQueue;

function Page({ language }: { language: Language }) {
  const [queryClient] = useState(() => new QueryClient());
  const [client] = useState(() => createApiClient({ baseUrl: server.baseUrl, fetch: server.fetch }));
  const [isOpen, setOpen] = useState(true);
  return (
    <LanguageProvider language={language}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={client}>
          <ConnectedFeedbackForm isOpen={isOpen} onOpenChange={setOpen} toasts={toasts} />
        </ApiProvider>
      </QueryClientProvider>
    </LanguageProvider>
  );
}

const dialog = page.getByRole('dialog');
const field = (label: RegExp) => dialog.getByRole('textbox', { name: label });
const send = dialog.getByRole('button', { name: /^Senden$|^Send$/ });
const shownToasts = () => toasts.getToasts().map(({ tone, title, text }) => ({ tone, title, text }));

async function write(answer: Answer, language: Language = 'en') {
  server.on(ADD, answer);
  await render(<Page language={language} />);
  await field(/^Name/).fill(' Mia ');
  await field(/^Tit/).fill('Export');
  await field(/^(Nachricht|Message)/).fill('Spalten');
  await send.click();
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createEnvelopeFetch();
  toasts = createToastQueue();
});

test.each([
  ['en', 'Success', 'Feedback successfully added'],
  ['de', 'Erfolg', 'Feedback erfolgreich hinzugefügt'],
] as const)(
  'data: closes and reports the success in %s [R-FB-012] [R-FB-013] [R-FB-014] [R-FB-015] [R-ERR-029] [R-LANG-015]',
  async (language, title, text) => {
    await write(() => answerSuccess(stored), language);
    await expect.element(dialog).not.toBeInTheDocument();
    expect(shownToasts()).toEqual([{ tone: 'ok', title, text }]);
    expect(server.received(ADD).map(({ body }) => body)).toEqual([
      { name: 'Mia', title: 'Export', message: 'Spalten', isAnonymous: false },
    ]);
  },
);

test.each([
  ['en', 'Error', 'Something went wrong'],
  ['de', 'Fehler', 'Etwas ist schiefgelaufen'],
] as const)(
  'no data: the loader goes, the form is empty and stays, an error is shown in %s [R-FB-016] [R-ERR-030] [R-LANG-015]',
  async (language, title, text) => {
    await write(() => answerSuccess(null), language);
    await expect.element(field(/^Name/)).toHaveValue('');
    await expect.element(field(/^(Nachricht|Message)/)).toHaveValue('');
    await expect.element(dialog.getByRole('img', { name: /being sent|wird gesendet/ })).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    expect(shownToasts()).toEqual([{ tone: 'bad', title, text }]);
  },
);

test('an anonymous one sends an empty name [R-FB-018] [R-VAL-047]', async () => {
  server.on(ADD, () => answerSuccess({ ...stored, name: '', isAnonymous: true }));
  await render(<Page language="en" />);
  await field(/^Name/).fill('Mia');
  await dialog.getByRole('checkbox', { name: 'Anonymous' }).click();
  await field(/^Title/).fill('Export');
  await field(/^Message/).fill('Spalten');
  await send.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.received(ADD).map(({ body }) => body)).toEqual([
    { name: '', title: 'Export', message: 'Spalten', isAnonymous: true },
  ]);
});

test.each<[string, Answer, RegExp]>([
  ['a server that fails', answerFailure, /^Not sentThe message could not be sent\. Your text is still here/],
  ['no right', answerDenied, /You do not have permission|No permission/],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch')), /^Not sentNo connection/],
  ['too many requests', () => answerError(429, 'TOO_MANY_REQUESTS', 'tooManyRequests'), /too many requests/],
  [
    'a sentence of the server',
    () => answerError(409, 'CONFLICT', 'The letter box is closed.'),
    /The letter box is closed\./,
  ],
])('%s: says so in words, and nothing typed is lost', async (_what, answer, words) => {
  await write(answer);
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  expect(dialog.getByRole('alert').element().textContent).toMatch(words);
  await expect.element(field(/^Name/)).toHaveValue(' Mia ');
  await expect.element(field(/^Title/)).toHaveValue('Export');
  await expect.element(field(/^Message/)).toHaveValue('Spalten');
  await expect.element(send).toBeEnabled();
  expect(shownToasts()).toEqual([]);
});

test('while it is on its way the loader stands and nothing is sent twice', async () => {
  let reply: (response: Response) => void = () => {};
  await write(() => new Promise((resolve) => (reply = resolve)));
  await expect.element(dialog.getByRole('img', { name: 'The message is being sent' })).toBeVisible();
  send.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await expect.poll(() => server.received(ADD)).toHaveLength(1);
  reply(answerSuccess(stored));
  await expect.element(dialog).not.toBeInTheDocument();
  expect(server.received(ADD)).toHaveLength(1);
});
