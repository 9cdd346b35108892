import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectReloadAndDenial } from '@resonanz/stage/listStates';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerError, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createAmazonUserServer } from '../fixtures/amazonUserServer.fixture.ts';
import { AmazonUserStage, stageRoutes } from '../fixtures/AmazonUserStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(AmazonUserStage, stageRoutes);
const open = () => openAt({ server, path: '/amazon-users' });
const act = async (name: string, action: string) => {
  await page.getByRole('button', { name: `Aktionen zu ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};
const lastBody = (call: string) => server.received(call).at(-1)?.body;
const lastQuery = () => Object.fromEntries(server.received(CALLS.list).at(-1)?.query ?? []);
const dialog = page.getByRole('dialog');

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createAmazonUserServer();
});

test('each row shows name, state, e-mail, profile, country, campaign, order, review and date', async () => {
  // Wide enough for all columns.
  await page.viewport(2400, 900);
  await open();
  const cells = /Ana Marković.*Erstattet.*ana@.*Profil von.*Deutschland.*Herbst.*302-8812345-1234567.*06\.10\./;
  await expect.element(page.getByRole('row', { name: cells })).toBeVisible();
});

test('the list asks for fifty rows a page [R-CALL-017]', async () => {
  await open();
  await expect.poll(lastQuery).toMatchObject({ pageNumber: '0', pageSize: '50', sortBy: 'createdAt', sort: 'DESC' });
});

test('campaign, country, state and period narrow the list by its address', async () => {
  await openAt({
    server,
    path: '/amazon-users?state=refunded&campaign=7&country=DE&period=2026-10-01..2026-10-31&q=ana',
  });
  await expect.poll(lastQuery).toMatchObject({
    state: 'refunded',
    campaignId: '7',
    country: 'DE',
    from: '2026-10-01',
    to: '2026-10-31',
    search: 'ana',
  });
  await expect.element(page.getByRole('button', { name: 'Herbstleuchten entfernen' })).toBeVisible();
});

test('the panel filters by the refund state', async () => {
  const router = await open();
  const panel = page.getByRole('complementary', { name: 'Filter' });
  await panel.getByRole('combobox', { name: /^Erstattungsstatus/ }).click();
  await page.getByRole('option', { name: 'Erstattung offen' }).click();
  await panel.getByRole('button', { name: 'Anwenden' }).click();
  await expect.poll(lastQuery).toMatchObject({ state: 'refundOpen' });
  expect(new URLSearchParams(router.state.location.search).get('state')).toBe('refundOpen');
});

test('a person is approved after a question that says no positive review is expected', async () => {
  await open();
  await act('Lena Hartwig', 'Freigeben');
  await expect.element(dialog.getByText(/keine positive Rezension erwartet/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Freigeben' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(lastBody(CALLS.changeState)).toEqual({
    amazonUserId: 1,
    updatedAt: '2026-10-06T08:00:00.000Z',
    state: 'approved',
  });
});

test('a person is declined with a reason', async () => {
  await open();
  await act('Lena Hartwig', 'Ablehnen …');
  await expect.element(dialog.getByRole('button', { name: 'Ablehnen' })).toBeDisabled();
  await dialog.getByRole('textbox').fill('Kein Konto bei Amazon');
  await dialog.getByRole('button', { name: 'Ablehnen' }).click();
  await expect
    .poll(() => lastBody(CALLS.changeState))
    .toMatchObject({
      state: 'declined',
      reason: 'Kein Konto bei Amazon',
    });
});

test('an order is entered with number, amount and day', async () => {
  await open();
  await act('Mehmet Yıldırım', 'Als bestellt markieren');
  await dialog.getByRole('textbox', { name: 'Bestellnummer' }).fill('302-1');
  await dialog.getByRole('textbox', { name: 'Bestellbetrag' }).fill('19,90');
  await dialog.getByRole('button', { name: 'Als bestellt markieren' }).click();
  await expect
    .poll(() => lastBody(CALLS.changeState))
    .toMatchObject({ state: 'ordered', orderNumber: '302-1', amount: 19.9 });
});

test('a refund is entered with amount and day, and asks for no review', async () => {
  await open();
  await act('Jonas Weiß', 'Als erstattet markieren');
  await expect.element(dialog.getByText(/unabhängig von einer Rezension/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Als erstattet markieren' }).click();
  await expect.poll(() => lastBody(CALLS.changeState)).toMatchObject({ state: 'refunded', refundAmount: 24.99 });
});

test('a change that comes too late says so', async () => {
  server.on(CALLS.changeState, () =>
    answerError(409, 'CONFLICT', 'changedMeanwhile', { data: { name: 'Emre', at: '2026-11-22T09:00:00.000Z' } }),
  );
  await open();
  await act('Lena Hartwig', 'Freigeben');
  await dialog.getByRole('button', { name: 'Freigeben' }).click();
  await expect.element(page.getByRole('alert').getByText(/jemand anderes diesen Eintrag geändert/)).toBeVisible();
});

test('a person is added by keyboard', async () => {
  await open();
  const add = page.getByRole('button', { name: 'Amazon-Nutzer hinzufügen' });
  await expect.element(add).toBeVisible();
  await focusOn(add);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('textbox', { name: 'Vorname' })).toHaveFocus();
  await userEvent.keyboard('Ida{Tab}Berg{Tab}ida@example.com{Tab}Winter{ArrowDown}{Enter}');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect
    .poll(() => lastBody(CALLS.save))
    .toMatchObject({ firstName: 'Ida', lastName: 'Berg', email: 'ida@example.com', campaignId: 8 });
});

test('an address that is registered already is said at its field', async () => {
  server.on(CALLS.save, () =>
    answerError(422, 'VALIDATION_FAILED', 'validationFailed', { fieldErrors: [{ field: 'email', key: 'taken' }] }),
  );
  await open();
  await act('Lena Hartwig', 'Bearbeiten');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(dialog.getByText(/schon jemand für die Kampagne registriert/).first()).toBeVisible();
});

test('details show order, proof, refund, notes, mails and history', async () => {
  await open();
  await page.getByRole('button', { name: 'Ana Marković', exact: true }).click();
  for (const text of ['302-8812345-1234567', 'Bestellnachweis', 'Paket war beschädigt.', 'E-Mails', 'Verlauf'])
    await expect.element(dialog.getByText(text).first()).toBeVisible();
  await expect.element(dialog.getByText('20.10.2026')).toBeVisible();
});

test('a mail to a person goes to the address of the record', async () => {
  await open();
  await act('Lena Hartwig', 'E-Mail schreiben');
  await expect.element(dialog.getByText('Lena Hartwig').first()).toBeVisible();
});

test('a user who may only look finds no actions', async () => {
  await openAt({
    server,
    path: '/amazon-users',
    user: buildUser(),
    rights: { 'Testerworld Dashboard': { view: true } },
  });
  await expect.element(page.getByRole('button', { name: 'Lena Hartwig', exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: /^Aktionen zu/ }).elements()).toHaveLength(0);
  expect(page.getByRole('button', { name: 'Amazon-Nutzer hinzufügen' }).elements()).toHaveLength(0);
});

test('a list that fails is reloaded on request; one that is forbidden says why', async () => {
  await expectReloadAndDenial(server, CALLS.list, open);
});
