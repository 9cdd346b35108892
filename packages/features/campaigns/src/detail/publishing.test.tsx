import '@resonanz/tokens/styles';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildCampaignInfluencerRow } from '@resonanz/testing/campaigns';
import { answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CampaignStage, stageRoutes } from '../fixtures/CampaignStage.fixture.tsx';
import { CALLS, createCampaignServer } from '../fixtures/campaignServer.fixture.ts';

let server: EnvelopeFetch;

const openAt = stageOpener(CampaignStage, stageRoutes);
const open = () => openAt({ server, path: '/campaign/20/view-camp?state=2' });
const bodyOf = (call: string) => server.received(call).at(-1)?.body;

beforeEach(() => page.viewport(1440, 900));

test('a channel is published to the brand and withdrawn [R-FLOW-014]', async () => {
  server = createCampaignServer({ entries: [buildCampaignInfluencerRow({ state: 2, compaignInfluencerId: 700, name: 'Nico Brändli' })] });
  await open();
  const toggle = page.getByRole('switch', { name: 'Veröffentlicht' });
  await toggle.click();
  await expect.element(page.getByText('1 Kanal veröffentlicht. Die Brand wurde benachrichtigt.')).toBeVisible();
  await expect.poll(() => bodyOf(CALLS.publish)).toEqual({ compaignInfluencerId: [700], isPublished: 1, refusals: 'whole' });
  await expect.element(toggle).toBeChecked();
  await page.getByRole('checkbox', { name: 'Nico Brändli auswählen' }).first().click();
  await page.getByRole('button', { name: 'Zurückziehen' }).click();
  await expect.element(page.getByText('1 Kanal zurückgezogen')).toBeVisible();
  await expect.poll(() => bodyOf(CALLS.publish)).toEqual({ compaignInfluencerId: [700], isPublished: 0, refusals: 'single' });
});

test('without a request of a brand nothing can be published, and the page says why', async () => {
  server = createCampaignServer({ campaign: { campaignRequestId: null } });
  await open();
  await expect.element(page.getByRole('switch').first()).toHaveAttribute('aria-readonly', 'true');
  await expect.element(page.getByText('Veröffentlichen geht erst, wenn die Kampagne zu einer Anfrage einer Brand gehört.')).toBeVisible();
});

describe('what a brand could not decide on', () => {
  const refuse = (...refused: readonly (readonly [id: number, name: string, reason: string])[]) =>
    Response.json({ message: 'CONFLICT', error: refused[0]?.[2], data: { refused: refused.map(([compaignInfluencerId, name, reason]) => ({ compaignInfluencerId, name, reason })) } }, { status: 409 });
  const done = (ids: readonly number[]) => answerSuccess({ compaignInfluencerId: ids, refused: [], warnings: [], rows: [] });
  beforeEach(() => {
    server = createCampaignServer({ entries: ['Nico Brändli', 'Corinne Aeschbacher', 'Lena Hartwig'].map((name, index) => buildCampaignInfluencerRow({ state: 2, compaignInfluencerId: 700 + index, name })) });
  });
  const publishAll = async () => {
    await open();
    await page.getByRole('checkbox', { name: 'Alle Zeilen auswählen' }).click();
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  };

  test('is named before it goes out, and goes out when it is confirmed', async () => {
    server.on(CALLS.publish, () => refuse([700, 'Nico Brändli', 'serviceMissing'], [701, 'Corinne Aeschbacher', 'publishNeedsWillingCreator']));
    await publishAll();
    const dialog = page.getByRole('dialog', { name: 'Vor dem Veröffentlichen' });
    await expect.element(dialog.getByRole('row', { name: /Nico Brändli/ })).toMatchTextContent(/Leistung fehlt/);
    await expect.element(dialog.getByRole('row', { name: /Corinne Aeschbacher/ })).toMatchTextContent(/abgesagt oder sich nicht gemeldet/);
    server.on(CALLS.publish, () => done([700, 702]));
    await dialog.getByRole('button', { name: 'Alle 2 trotzdem veröffentlichen' }).click();
    await expect.element(page.getByText('2 Kanäle veröffentlicht. Die Brand wurde benachrichtigt.')).toBeVisible();
    expect(bodyOf(CALLS.publish)).toEqual({ compaignInfluencerId: [700, 702], isPublished: 1, refusals: 'single', confirmIncomplete: true });
  });

  test('stays behind when only the complete ones go out', async () => {
    server.on(CALLS.publish, () => refuse([700, 'Nico Brändli', 'serviceAndBrandPriceMissing']));
    await publishAll();
    server.on(CALLS.publish, () => done([701, 702]));
    await page.getByRole('button', { name: 'Nur 2 vollständige Kanäle veröffentlichen' }).click();
    await expect.poll(() => bodyOf(CALLS.publish)).toEqual({ compaignInfluencerId: [701, 702], isPublished: 1, refusals: 'single' });
  });

  test('from its own cell is asked about, too, and nothing happens when the user thinks better of it', async () => {
    server.on(CALLS.publish, () => refuse([700, 'Nico Brändli', 'brandPriceMissing']));
    await open();
    const toggle = page.getByRole('row', { name: /Nico Brändli/ }).getByRole('switch');
    await toggle.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(toggle).not.toBeChecked();
    expect(server.received(CALLS.publish)).toHaveLength(1);
  });
});
