import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildCampaignRequest, buildProposedChannel } from '@resonanz/testing/campaignRequests';
import { answerDenied, answerFailure, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { PreviewStage, previewRoutes } from '../fixtures/PreviewStage.fixture.tsx';
import { buildSelfServiceItem } from '../fixtures/staffData.fixture.ts';
import { CALLS, createStaffServer } from '../fixtures/staffServer.fixture.ts';

let server: EnvelopeFetch;

const openAt = stageOpener(PreviewStage, previewRoutes);
const open = () => openAt({ server, path: '/user/brand' });
const preview = page.getByRole('dialog', { name: 'Ansicht der Brand' });
const campaigns = [
  buildSelfServiceItem({ campaignId: 20, name: 'Herbstleuchten' }),
  buildSelfServiceItem({ campaignId: 21, name: 'Winterpflege' }),
];

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createStaffServer({ campaigns });
  server.on('GET /campaign/selfService/brandView/21', () => {
    const seen = buildCampaignRequest({
      mayEdit: false,
      mayWithdraw: false,
      channels: [buildProposedChannel()],
      booked: [],
    });
    return answerSuccess({ ...seen, form: { ...seen.form, title: 'Winterpflege' } });
  });
});

test('the campaigns of this brand are seen one after the other, by keyboard, with nothing to decide', async () => {
  await open();
  const choice = preview.getByRole('combobox', { name: /^Kampagne/ });
  await expect.element(choice).toBeVisible();
  expect(server.received(CALLS.selfList).map(({ body }) => body)).toMatchObject([{ filters: { customerId: 1 } }]);
  await focusOn(choice);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option', { name: 'Herbstleuchten' })).toBeVisible();
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(preview.getByRole('heading', { level: 2, name: 'Winterpflege' })).toBeVisible();
  for (const name of [/zusagen$/, /ablehnen$/, /freigeben$/, /kommentieren$/])
    expect(preview.getByRole('button', { name }).elements()).toHaveLength(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(preview).not.toBeInTheDocument();
});

test('a single campaign needs no choice', async () => {
  server = createStaffServer({ campaigns: campaigns.slice(0, 1) });
  await open();
  await expect.element(preview.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(preview.getByRole('combobox').elements()).toEqual([]);
});

test('a brand without a campaign sees none yet', async () => {
  server = createStaffServer({ campaigns: [] });
  await open();
  await expect.element(preview.getByText('Noch sieht diese Brand keine Kampagne')).toBeVisible();
});

test('what cannot be loaded is asked for again; without the right it is said', async () => {
  server.on(CALLS.selfList, answerFailure);
  await open();
  await expect.element(preview.getByText('Die Ansicht der Brand konnte nicht geladen werden.')).toBeVisible();
  server.on(CALLS.selfList, answerDenied);
  await preview.getByText('Erneut versuchen').click();
  await expect.element(preview.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
});
