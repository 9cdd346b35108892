import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { answerDenied, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { CALLS, createStaffServer } from '../fixtures/staffServer.fixture.ts';
import { StaffStage, stageRoutes } from '../fixtures/StaffStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(StaffStage, stageRoutes);
const open = (path = '/campaign/request') => openAt({ server, path });
const asked = () =>
  server.received(CALLS.list).at(-1)?.body as { filters?: object; sortBy?: string; search?: string } | undefined;

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createStaffServer();
});

test('the list shows brand, status, NDA and age, and leads to a request by keyboard', async () => {
  const router = await open();
  const link = page.getByRole('link', { name: 'Frühjahrskollektion 2026' }).first();
  await expect.element(link).toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Frühjahrskollektion 2026.*KA-2026-0005.*Lindenblatt.*Ausstehend/ }))
    .toBeVisible();
  await focusOn(link);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/campaign/request/5/view');
});

test('filters stand in the address and go to the server', async () => {
  await open('/campaign/request?status=1&status=3&assignee=9&budget=1000..50000&nda=2&archived=1');
  await expect.element(page.getByText('Zuständig: Katharina Bergmann')).toBeVisible();
  expect(asked()?.filters).toEqual({
    status: [1, 3],
    assigneeUserId: 9,
    budgetFrom: 1_000,
    budgetTo: 50_000,
    ndaStatus: 2,
    archived: true,
  });
});

test('the mail about comments is switched off', async () => {
  await open();
  await page.getByRole('button', { name: 'E-Mails' }).click();
  const option = page.getByRole('switch', { name: /E-Mail bei neuen Kommentaren/ });
  await expect.element(option).toBeInTheDocument();
  await focusOn(option);
  await userEvent.keyboard(' ');
  await expect.poll(() => server.received(CALLS.changeCommentMail).at(-1)?.body).toEqual({ isOn: false });
});

test('without the right there is no list', async () => {
  server.on(CALLS.list, answerDenied);
  await open();
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
});
