import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUser } from '@resonanz/testing/users';
import { buildApprovedRequest } from '../fixtures/staffData.fixture.ts';
import { CALLS, createStaffServer } from '../fixtures/staffServer.fixture.ts';
import { StaffStage, stageRoutes } from '../fixtures/StaffStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(StaffStage, stageRoutes);
const open = (path = '/campaign/request/5/view') => openAt({ server, path, user: buildUser() });
const bodyOf = (call: string) => server.received(call).at(-1)?.body;
const menu = async (item: string) => {
  await page.getByRole('button', { name: 'Aktionen für Frühjahrskollektion 2026' }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};

beforeEach(async () => {
  await page.viewport(1440, 1000);
  server = createStaffServer();
});

test('all answers of the brand are there, with comments that count as read [R-ROUTE-068]', async () => {
  await open();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Frühjahrskollektion 2026' })).toBeVisible();
  for (const text of [
    'Eine leichte Creme für jeden Tag, ohne Duftstoffe.',
    'Hamburg, Köln',
    'Keine Vergleiche mit anderen Marken.',
    '#lindenblatt #hautgefühl',
  ])
    await expect.element(page.getByText(text, { exact: true })).toBeVisible();
  await expect.element(page.getByText('Können wir den Start um eine Woche verschieben?')).toBeVisible();
  await expect.poll(() => bodyOf(CALLS.readComments)).toEqual({ commentId: 1 });
});

test('a request is approved with the campaign that is filled in from it, by keyboard', async () => {
  await open();
  const approve = page.getByRole('button', { name: 'Genehmigen', exact: true });
  await expect.element(approve).toBeVisible();
  await focusOn(approve);
  await userEvent.keyboard('{Enter}');
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/^Der gewünschte Beginn liegt in der Vergangenheit/)).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Name der Kampagne/ }).fill('Frühling 2026');
  await userEvent.keyboard('{Enter}');
  await expect
    .poll(() => bodyOf(CALLS.decide))
    .toMatchObject({
      campaignRequestId: 5,
      status: 2,
      updatedAt: '2026-05-04T08:12:00.000Z',
      campaign: {
        name: 'Frühling 2026',
        startDate: '2026-06-01',
        endDate: '2026-11-30',
        budget: 45_000,
        plannedChannels: ['Instagram', 'TikTok'],
        ownerId: 9,
      },
    });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Frühling 2026' }))
    .toHaveAttribute('href', '/campaign/20/view-camp');
  expect(page.getByRole('button', { name: 'Genehmigen', exact: true }).elements()).toHaveLength(0);
});

test('on a phone the decision has words', async () => {
  await page.viewport(390, 844);
  await open();
  for (const words of ['Ablehnen', 'Genehmigen'])
    await expect.element(page.getByRole('button', { name: words, exact: true }).getByText(words)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
});

test('a rejection needs a reason; of two decisions the later one shows an error', async () => {
  server.on(CALLS.decide, () => answerError(409, 'CONFLICT', 'requestApproved'));
  await open();
  await page.getByRole('button', { name: 'Ablehnen', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Ablehnen' });
  await expect.element(send).toBeDisabled();
  await dialog.getByRole('textbox', { name: /^Begründung/ }).fill('Das Budget reicht nicht.');
  await send.click();
  await expect.element(dialog.getByText('Die Anfrage ist bereits genehmigt. Das bleibt so.')).toBeVisible();
  expect(bodyOf(CALLS.decide)).toEqual({
    campaignRequestId: 5,
    status: 3,
    updatedAt: '2026-05-04T08:12:00.000Z',
    reason: 'Das Budget reicht nicht.',
  });
  expect(server.received(CALLS.details).length).toBeGreaterThan(1);
});

test('assignee, NDA and deactivation are changed from the menu', async () => {
  server = createStaffServer({
    request: { ...buildApprovedRequest(), status: 1, mayApprove: true, campaign: null, channels: [] },
  });
  await open();
  await menu('Zuständigkeit ändern');
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: /^Zuständig/ })
    .fill('Emre');
  await page.getByRole('option', { name: 'Emre Aksoy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zuweisen' }).click();
  await expect.poll(() => bodyOf(CALLS.assign)).toEqual({ campaignRequestId: 5, assigneeUserId: 10 });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await menu('NDA senden');
  await expect.element(page.getByRole('button', { name: 'Senden' }).last()).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Es gibt eine neue Fassung' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Senden' }).click();
  await expect.poll(() => bodyOf(CALLS.nda)).toEqual({ campaignRequestId: 5, hasNewVersion: true });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await menu('Deaktivieren');
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Begründung/ })
    .fill('Doppelt.');
  await page.getByRole('dialog').getByRole('button', { name: 'Deaktivieren' }).click();
  await expect
    .poll(() => bodyOf(CALLS.active))
    .toEqual({ campaignRequestId: [5], activeStatus: 0, reason: 'Doppelt.' });
  await expect.element(page.getByText('Inaktiv', { exact: true })).toBeVisible();
});

test('comments go to the brand, or stay in the agency', async () => {
  await open();
  await page.getByRole('textbox', { name: 'Ihr Kommentar' }).fill('Ja, gern.');
  await page.getByRole('button', { name: 'Senden' }).click();
  await expect.poll(() => bodyOf(CALLS.addComment)).toEqual({ text: 'Ja, gern.', audience: 'shared' });
  const internal = page.getByRole('radio', { name: 'Intern' });
  await focusOn(internal);
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Bitte erst mit der Buchhaltung klären.')).toBeVisible();
  expect(page.getByText('Ja, gern.').elements()).toHaveLength(0);
});

test('the channels of the campaign show what the brand decided, and what was written about each', async () => {
  server = createStaffServer({ request: buildApprovedRequest() });
  await open('/campaign/request/5/view?tab=channels');
  await expect.element(page.getByText('noch 2 Tage')).toBeVisible();
  await expect.element(page.getByText('Creator passt nicht zur Marke')).toBeVisible();
  await page
    .getByRole('button', { name: /kommentieren$/ })
    .first()
    .click();
  await expect.element(page.getByRole('dialog').getByText('Passt gut zu uns.')).toBeVisible();
});

test('the history is shown in words', async () => {
  await open('/campaign/request/5/view?tab=history');
  for (const text of ['Zuständig', 'Emre Aksoy'])
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
});
