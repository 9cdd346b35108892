import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildBookedChannel, buildCampaignRequestForm } from '@resonanz/testing/campaignRequests';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { CALLS, COMMENT, createRequestServer } from '../fixtures/requestServer.fixture.ts';
import { brandUser, RequestStage, stageRoutes } from '../fixtures/RequestStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(RequestStage, stageRoutes);
const open = (user = brandUser) => openAt({ server, path: '/campaign-self-service/campaign-request/5/view', user });

const button = (name: string) => page.getByRole('button', { name, exact: true });
const sent = (call: string) => server.received(call).map(({ body }) => body);

beforeEach(async () => {
  await page.viewport(1440, 1000);
});

describe('the NDA', () => {
  const form = buildCampaignRequestForm({ ndaRequired: true });
  beforeEach(() => {
    server = createRequestServer({ request: { form, status: 1 }, channels: [] });
  });

  test('is read and accepted with a name, by keyboard', async () => {
    await open();
    await expect.element(page.getByText(/^Wir behandeln alle Angaben/)).toBeVisible();
    await focusOn(button('NDA annehmen'));
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog', { name: 'NDA annehmen' });
    await expect.element(dialog.getByRole('textbox', { name: /^Vor- und Nachname/ })).toHaveValue('Lea Grünwald');
    await dialog.getByRole('button', { name: 'NDA annehmen' }).click();
    await expect.element(page.getByText('NDA angenommen. Die Agentur wurde benachrichtigt.')).toBeVisible();
    expect(sent(CALLS.nda)).toEqual([{ campaignRequestId: 5, ndaStatus: 2, ndaVersion: 1, name: 'Lea Grünwald' }]);
    await expect.element(page.getByText(/^Lea Grünwald, .+, Fassung 1$/)).toBeVisible();
    expect(button('NDA annehmen').elements()).toHaveLength(0);
  });

  test('is out of the way once it is answered, and can be read again', async () => {
    server = createRequestServer({
      request: {
        form,
        ndaStatus: 2,
        ndaAcceptedBy: 'Lea Grünwald',
        ndaDecidedAt: '2026-05-04T08:12:00Z',
        ndaVersion: 1,
      },
    });
    await open();
    const text = page.getByText(/^Wir behandeln alle Angaben/);
    await expect.element(page.getByText(/^Lea Grünwald, .+, Fassung 1$/)).toBeVisible();
    await expect.element(text).not.toBeVisible();
    await focusOn(button('Text der Vereinbarung, Fassung 1'));
    await userEvent.keyboard('{Enter}');
    await expect.element(text).toBeVisible();
  });

  test('that was answered meanwhile stays in its dialog with the reason', async () => {
    server.on(CALLS.nda, () => answerError(409, 'CONFLICT', 'ndaVersionChanged'));
    await open();
    await button('NDA ablehnen').click();
    await page.getByRole('dialog').getByRole('button', { name: 'NDA ablehnen' }).click();
    await expect.element(page.getByRole('alert').getByText(/^Der Text wurde inzwischen geändert/)).toBeVisible();
  });

  test('can be read, not answered, by who was invited by token', async () => {
    await open({ ...brandUser, signupWithToken: true });
    await expect.element(page.getByText(/^Die Vereinbarung ist noch nicht angenommen/)).toBeVisible();
    expect(button('NDA annehmen').elements()).toHaveLength(0);
  });
});

describe('content', () => {
  const results = {
    reach: 84_000,
    impressions: 61_000,
    views: 40_000,
    clicks: 900,
    likes: 10,
    comments: 2,
    shares: 1,
    orders: 7,
    cpc: 1.93,
    tkp: 28.52,
    isTkpByFollowers: false,
  };
  beforeEach(() => {
    server = createRequestServer({ booked: [buildBookedChannel({ name: 'Mara Lindner', results })] });
  });

  test('is looked at above the page, not in a window of its own', async () => {
    const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=';
    const file = {
      fileId: 8,
      subject: 'campaignEntry',
      subjectId: 700,
      kind: 'content',
      name: 'Reel.png',
      contentType: 'image/png',
      size: 2_048,
      uploadedBy: null,
      uploadedByName: null,
      createdAt: '2026-05-04T08:12:00Z',
      url: pixel,
    } as const;
    server = createRequestServer({ booked: [buildBookedChannel({ name: 'Mara Lindner', results, files: [file] })] });
    await open();
    expect(page.getByRole('link', { name: 'Reel.png' }).elements()).toHaveLength(0);
    await page.getByRole('button', { name: /Reel\.png/ }).click();
    await expect
      .element(page.getByRole('dialog', { name: 'Mara Lindner' }).getByRole('img', { name: 'Reel.png' }))
      .toBeVisible();
  });

  test('is released', async () => {
    await open();
    await button('Inhalt von Mara Lindner freigeben').click();
    await expect
      .element(page.getByText('Inhalt von Mara Lindner freigegeben. Die Agentur wurde benachrichtigt.'))
      .toBeVisible();
    expect(sent(CALLS.content)).toEqual([{ entryId: 700, finalContentStatus: 1 }]);
    await expect.element(page.getByText('Freigegeben', { exact: true })).toBeVisible();
  });

  test('is declined with a reason alone', async () => {
    await open();
    await button('Inhalt von Mara Lindner ablehnen').click();
    const dialog = page.getByRole('dialog', { name: 'Inhalt ablehnen' });
    await expect.element(dialog.getByRole('button', { name: 'Ablehnen' })).toBeDisabled();
    await dialog.getByRole('textbox').fill('Bitte das Etikett zeigen.');
    await dialog.getByRole('button', { name: 'Ablehnen' }).click();
    await expect.element(page.getByText('Ihre Begründung: Bitte das Etikett zeigen.')).toBeVisible();
    expect(sent(CALLS.content)).toEqual([{ entryId: 700, finalContentStatus: 2, reason: 'Bitte das Etikett zeigen.' }]);
  });

  test('has its figures below, with the price of the brand', async () => {
    await open();
    const row = page.getByRole('table', { name: 'Ergebnisse der gebuchten Kanäle' }).getByRole('row').nth(1);
    for (const words of ['61.000', '900', '1,93\u00a0€', '28,52\u00a0€', '1.740\u00a0€'])
      await expect.element(row.getByText(words, { exact: true })).toBeVisible();
  });
});

test('brand and agency write to each other, and what was read is reported', async () => {
  server = createRequestServer({ comments: [COMMENT] });
  await open();
  await expect.element(page.getByText('Dürfen auch Podcasts dabei sein?')).toBeVisible();
  await expect.poll(() => sent(CALLS.read)).toEqual([{ campaignRequestId: 5, commentId: 90 }]);
  const talk = page.getByRole('region', { name: 'Austausch mit der Agentur' });
  await talk.getByRole('textbox').fill('Gern, zwei davon.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => sent(CALLS.comment)).toEqual([{ campaignRequestId: 5, text: 'Gern, zwei davon.' }]);
  await expect.element(talk.getByRole('listitem').getByText('Gern, zwei davon.')).toBeVisible();
});

describe('withdrawing', () => {
  test('asks first, then leads to the list', async () => {
    server = createRequestServer({ request: { status: 1, mayEdit: true, mayWithdraw: true }, channels: [] });
    const router = await open();
    await expect.element(page.getByRole('link', { name: 'Anfrage ändern' })).toBeVisible();
    await button('Anfrage zurückziehen').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Anfrage zurückziehen' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/campaign-self-service/campaign-request');
    expect(sent(CALLS.withdraw)).toEqual([{ campaignRequestId: 5 }]);
  });

  test('that comes too late says so', async () => {
    server = createRequestServer({ request: { status: 1, mayWithdraw: true }, channels: [] });
    server.on(CALLS.withdraw, () => answerError(409, 'CONFLICT', 'requestApproved'));
    await open();
    await button('Anfrage zurückziehen').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Anfrage zurückziehen' }).click();
    await expect
      .element(page.getByRole('alert').getByText('Die Agentur hat diese Anfrage inzwischen genehmigt.'))
      .toBeVisible();
  });
});
