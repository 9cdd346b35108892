import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Language } from '@resonanz/i18n/language';
import {
  type Answer,
  answerError,
  answerSuccess,
  createEnvelopeFetch,
  type EnvelopeFetch,
} from '@resonanz/testing/envelopeFetch';
import { createToastQueue, type ToastQueue } from '@resonanz/ui/toastQueue';
import { bookmarks, entry, lena, mehmet, owner } from './bookmarkedEntries.fixture.ts';
import { Page } from './dialogPage.fixture.tsx';

const LIST = 'GET /campaign/v1/findAllCompaignData';
const ADD = 'POST /campaign/v1/addEditCompaignInfluencer';
const BOOKMARKS = `GET /fetchEachBookMarkData/${owner.email}`;
const EMPTY = 'POST /removeAllBookMark';

let server: EnvelopeFetch;
let toasts: ToastQueue;
let onAdded: ReturnType<typeof vi.fn<(campaignId: number) => void>>;
/** Bookmarks the server holds. */
let held: readonly unknown[];

const dialog = () => page.getByRole('dialog');
const count = () => page.getByRole('status', { name: 'Bookmarks', includeHidden: true });
const shownToasts = () => toasts.getToasts().map(({ tone, title, text }) => ({ tone, title, text }));
async function pick(name = 'Sommer') {
  await dialog().getByRole('combobox').fill(name);
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
}
async function choose({ language = 'en', isSingle = false }: { language?: Language; isSingle?: boolean } = {}) {
  await render(<Page server={server} toasts={toasts} onAdded={onAdded} language={language} isSingle={isSingle} />);
  await pick();
  await dialog()
    .getByRole('button', { name: /^Choose|^Auswählen/ })
    .click();
}
const answerWith =
  (status: number, message: string, error: string, more = {}): Answer =>
  () =>
    answerError(status, message, error, more);
const duplicate = answerWith(409, 'Channel already exists in this campaign', 'channelAlreadyExists', {
  data: [{ channelId: 77, platform: 'Instagram', channelURL: 'lenahartwig' }],
});

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createEnvelopeFetch();
  toasts = createToastQueue();
  onAdded = vi.fn<(campaignId: number) => void>();
  held = bookmarks;
  server.on(BOOKMARKS, () => answerSuccess(held));
  server.on(LIST, () =>
    answerSuccess({
      content: [
        { campaignId: 20, name: 'Frühjahrskollektion 2026' },
        { campaignId: 21, name: 'Sommer ohne Zucker' },
      ],
      totalElements: 2,
      totalPages: 1,
      number: 0,
      size: 2,
    }),
  );
  server.on(ADD, () => answerSuccess({ entryId: [1, 2] }));
  server.on(EMPTY, () => {
    held = [];
    return answerSuccess(null);
  });
});

test('asks for all campaigns with -1 three times and reads them from data.content [R-SEL-013] [R-SEL-014]', async () => {
  await render(<Page server={server} toasts={toasts} onAdded={onAdded} language="en" isSingle={false} />);
  await dialog().getByRole('combobox').click();
  await expect.element(page.getByRole('option').nth(1)).toHaveTextContent('Sommer ohne Zucker');
  await expect
    .poll(() => server.received(LIST).map(({ query }) => Object.fromEntries(query)))
    .toEqual([{ pageNumber: '-1', pageSize: '-1', option: '-1' }]);
});

test('sends one entry for each bookmarked channel, exactly these fields [R-PAY-001] [R-PAY-033] [R-PAY-034] [R-SEL-012]', async () => {
  await choose();
  await expect.poll(() => server.received(ADD)).toHaveLength(1);
  await expect.poll(() => server.received(ADD)[0]?.body).toStrictEqual([lena, mehmet]);
});

test('success: toast, the dialog closes, then the bookmarks go and the heart counts 0 [R-ERR-020] [R-ERR-021] [R-WATCH-012] [R-WATCH-013]', async () => {
  await choose();
  await expect.poll(() => shownToasts()).toEqual([{ tone: 'ok', title: 'Sucess', text: 'Campaign changed' }]);
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(count()).toHaveTextContent('0');
  await expect.element(page.getByRole('status', { name: 'Notifications' })).toHaveTextContent('4');
  expect(server.calls.filter((call) => call.includes('otification'))).toEqual([]);
  await expect.poll(() => onAdded).toHaveBeenCalledWith(21);
  expect(server.calls.indexOf(EMPTY)).toBeGreaterThan(server.calls.indexOf(ADD));
  await expect
    .poll(() => server.received(EMPTY)[0]?.body)
    .toEqual({
      emailId: owner.email,
      influencersId: 0,
      loginUser: 9,
      platform: 'all',
      channelId: '0',
      userId: 0,
    });
});

test('the German toast says Erfolg', async () => {
  await choose({ language: 'de' });
  await expect.poll(() => shownToasts()).toEqual([{ tone: 'ok', title: 'Erfolg', text: 'Kampagne geändert' }]);
});

test('a single selected channel is added without touching the bookmarks [R-SEL-016]', async () => {
  await choose({ isSingle: true });
  await expect.poll(() => onAdded).toHaveBeenCalledWith(21);
  await expect
    .poll(() => server.received(ADD)[0]?.body)
    .toStrictEqual([
      entry({
        channelURL: 'marleneoberhuber',
        management: '',
        channel: 'Facebook',
        followers: 18_300,
        channelId: 90,
        influencerId: 14,
        originalUrl: 'https://www.facebook.com/marleneoberhuber/',
      }),
    ]);
  expect(server.received(EMPTY)).toHaveLength(0);
  await expect.element(count()).toHaveTextContent('2');
});

test('the loader is on during the call and off after the answer [R-SEL-011]', async () => {
  let answer = (_response: Response): void => {};
  server.on(ADD, () => new Promise((resolve) => (answer = resolve)));
  await choose();
  await expect.element(dialog().getByRole('img', { name: 'Channels are being added' })).toBeVisible();
  await expect.poll(() => server.received(ADD)).toHaveLength(1);
  expect(server.received(EMPTY)).toHaveLength(0);
  answer(answerError(403, 'FORBIDDEN', 'forbidden'));
  await expect.element(dialog().getByRole('img', { name: 'Channels are being added' })).not.toBeInTheDocument();
  await expect.element(dialog()).toBeVisible();
});

describe('a channel that is there already', () => {
  test('is shown in the toast and named in the dialog; nothing is removed [R-ERR-023]', async () => {
    server.on(ADD, duplicate);
    await choose();
    await expect
      .poll(() => shownToasts())
      .toEqual([{ tone: 'bad', title: 'Error', text: 'Channel already exists in this campaign' }]);
    await expect.element(dialog().getByRole('alert').getByText('Lena Hartwig (Instagram)')).toBeVisible();
    expect(server.received(EMPTY)).toHaveLength(0);
    await expect.element(count()).toHaveTextContent('2');
  });

  test('leaves the others to be added, and then the watch list is emptied', async () => {
    server.on(ADD, duplicate);
    await choose();
    await expect.element(dialog().getByRole('alert')).toBeVisible();
    server.on(ADD, () => answerSuccess({ entryId: [2] }));
    await dialog().getByRole('button', { name: 'Add the other channel' }).click();
    await expect.poll(() => onAdded).toHaveBeenCalledWith(21);
    await expect.poll(() => server.received(ADD)[1]?.body).toStrictEqual([mehmet]);
    await expect.element(count()).toHaveTextContent('0');
  });

  test('is forgotten when another campaign is picked', async () => {
    server.on(ADD, duplicate);
    await choose();
    await expect.element(dialog().getByRole('alert')).toBeVisible();
    await pick('Frühjahr');
    await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument();
  });

  test('is recognised by the words of the message alone', async () => {
    server.on(ADD, answerWith(400, 'Channel already exists in this campaign', ''));
    await choose();
    await expect.poll(() => shownToasts()).toMatchObject([{ text: 'Channel already exists in this campaign' }]);
  });
});

test.each<[what: string, language: Language, answer: Answer, text: string]>([
  [
    'a known key',
    'en',
    answerWith(422, 'VALIDATION', 'campaignClosed'),
    'The campaign is inactive or archived and takes no more channels.',
  ],
  [
    'a known key in German',
    'de',
    answerWith(422, 'VALIDATION', 'campaignClosed'),
    'Die Kampagne ist inaktiv oder archiviert und nimmt keine Kanäle mehr an.',
  ],
  [
    'a sentence of the server',
    'en',
    answerWith(422, 'VALIDATION', 'Only ten channels a day.'),
    'Only ten channels a day.',
  ],
  [
    'an unknown key',
    'en',
    answerWith(422, 'VALIDATION', 'somethingNew'),
    'The channels could not be added. Please try again.',
  ],
  [
    'a broken server',
    'en',
    answerWith(500, 'INTERNAL_SERVER_ERROR', 'internal'),
    'The channels could not be added. Please try again.',
  ],
  [
    'no connection',
    'en',
    () => Promise.reject(new TypeError('no network')),
    'No connection. Please try again once you are online.',
  ],
])('%s is shown in words, the dialog stays and no bookmark goes [R-ERR-024]', async (_what, language, answer, text) => {
  server.on(ADD, answer);
  await choose({ language });
  await expect
    .poll(() => shownToasts())
    .toEqual([{ tone: 'bad', title: language === 'de' ? 'Fehler' : 'Error', text }]);
  await expect.element(dialog()).toBeVisible();
  expect(server.received(EMPTY)).toHaveLength(0);
  expect(onAdded).not.toHaveBeenCalled();
});

test('any other result simply closes the dialog [R-ERR-022]', async () => {
  server.on(ADD, () => Response.json({ message: 'UNCHANGED', data: null, error: null }));
  await choose();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(shownToasts()).toEqual([]);
  expect(server.received(EMPTY)).toHaveLength(0);
});

test('campaigns that cannot be loaded are an empty list, silently [R-ERR-010]', async () => {
  server.on(LIST, answerWith(500, 'INTERNAL_SERVER_ERROR', 'internal'));
  await render(<Page server={server} toasts={toasts} onAdded={onAdded} language="en" isSingle={false} />);
  await dialog().getByRole('combobox').click();
  await expect.element(page.getByText('No data available')).toBeVisible();
  await expect.element(dialog().getByText('Campaigns are being loaded')).not.toBeInTheDocument();
  expect(shownToasts()).toEqual([]);
});

test('Choose pressed twice sends the channels once', async () => {
  await render(<Page server={server} toasts={toasts} onAdded={onAdded} language="en" isSingle={false} />);
  await pick();
  await dialog().getByRole('button', { name: 'Choose' }).dblClick();
  await expect.poll(() => onAdded).toHaveBeenCalledOnce();
  expect(server.received(ADD)).toHaveLength(1);
});

test('bookmarks that cannot be deleted stay; the channels are in the campaign all the same', async () => {
  server.on(EMPTY, answerWith(500, 'INTERNAL_SERVER_ERROR', 'internal'));
  await choose();
  await expect.poll(() => onAdded).toHaveBeenCalledWith(21);
  await expect.element(count()).toHaveTextContent('2');
  expect(shownToasts()).toEqual([{ tone: 'ok', title: 'Sucess', text: 'Campaign changed' }]);
});
