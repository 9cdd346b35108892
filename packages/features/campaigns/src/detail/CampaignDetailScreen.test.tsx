import '@resonanz/tokens/styles';
import type { Language } from '@resonanz/i18n/language';
import { LanguageProvider } from '@resonanz/i18n/react';
import type { SessionUser } from '@resonanz/session/session';
import { createStageRouter } from '@resonanz/stage/FeatureStage';
import { buildCampaignInfluencerRow } from '@resonanz/testing/campaigns';
import { answerDenied, answerFailure, answerRefusal, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { buildUser } from '@resonanz/testing/users';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CampaignStage, stageRoutes } from '../fixtures/CampaignStage.fixture.tsx';
import { CALLS, createCampaignServer } from '../fixtures/campaignServer.fixture.ts';

let server: EnvelopeFetch;

async function open(state: 1 | 2 | 3 = 1, { language = 'de', user }: { language?: Language; user?: SessionUser } = {}) {
  const router = createStageRouter(stageRoutes, `/campaign/20/view-camp?state=${state}`);
  await render(
    <LanguageProvider language={language}>
      <CampaignStage server={server} router={router} {...(user ? { user } : {})} />
    </LanguageProvider>,
  );
  return router;
}

const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const select = (name: string) => page.getByRole('checkbox', { name }).first();
const bodyOf = (call: string) => server.received(call).at(-1)?.body;

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createCampaignServer({
    entries: [
      ...many(3, (index) => buildCampaignInfluencerRow({ state: 1 }, index)),
      buildCampaignInfluencerRow({ state: 2, compaignInfluencerId: 700, name: 'Nico Brändli' }),
      buildCampaignInfluencerRow({ state: 3, compaignInfluencerId: 800, name: 'Sophie Grüber', finalesBudget: 450, isPublished: 1, brandStatus: 3 }),
      buildCampaignInfluencerRow({ state: 3, compaignInfluencerId: 801, name: 'Lena Hartwig', finalesBudget: 1850.5 }),
    ],
  });
});

test('three tabs with their counters; the chosen one stands in the address', async () => {
  const router = await open();
  await expect.element(tab('Akquise')).toMatchTextContent(/3 Kanäle$/);
  await expect.element(tab('Interessenten')).toMatchTextContent(/1 Kanal$/);
  await tab('Kampagne').click();
  await expect.element(page.getByRole('rowheader', { name: /Lena Hartwig/ })).toBeVisible();
  expect(router.state.location.search).toBe('?state=3');
  await expect.element(page.getByText('2.300,50 €')).toBeVisible();
});

test('selected channels are moved to interested persons and go from the tab [R-FLOW-015]', async () => {
  await open();
  await select('Lena Hoffmann auswählen').click();
  await select('Aylin Özdemir auswählen').click();
  await expect.element(page.getByText('2 von höchstens 50 ausgewählt')).toBeVisible();
  await page.getByRole('button', { name: 'Zu Interessenten verschieben' }).click();
  await expect.element(page.getByText('2 Kanäle verschoben')).toBeVisible();
  await expect.poll(() => bodyOf(CALLS.move)).toEqual({ compaignInfluencerId: [500, 502], state: 2 });
  await expect.element(tab('Interessenten')).toMatchTextContent(/3 Kanäle$/);
  await expect.element(page.getByText(/ausgewählt/)).not.toBeInTheDocument();
});

test('no more than 50 channels can be selected [R-CONST-005]', async () => {
  server = createCampaignServer({ entries: many(60, (index) => buildCampaignInfluencerRow({ state: 1, name: `Kanal ${index + 1}` }, index)) });
  await open();
  await page.getByRole('checkbox', { name: 'Alle Zeilen auswählen' }).click();
  await expect.element(page.getByText('50 von höchstens 50 ausgewählt')).toBeVisible();
  await page.getByRole('button', { name: 'Seite 2' }).click();
  await select('Kanal 60 auswählen').click();
  await expect.element(page.getByText('50 von höchstens 50 ausgewählt')).toBeVisible();
  await expect.element(select('Kanal 60 auswählen')).not.toBeChecked();
});

test('a channel is published to the brand and withdrawn [R-FLOW-014]', async () => {
  await open(2);
  const toggle = page.getByRole('switch', { name: 'Nico Brändli für die Brand veröffentlichen' });
  await toggle.click();
  await expect.element(page.getByText('1 Kanal veröffentlicht. Die Brand wurde benachrichtigt.')).toBeVisible();
  await expect.poll(() => bodyOf(CALLS.publish)).toEqual({ compaignInfluencerId: [700], isPublished: 1 });
  await expect.element(toggle).toBeChecked();
  await select('Nico Brändli auswählen').click();
  await page.getByRole('button', { name: 'Zurückziehen' }).click();
  await expect.element(page.getByText('1 Kanal zurückgezogen')).toBeVisible();
  await expect.poll(() => bodyOf(CALLS.publish)).toEqual({ compaignInfluencerId: [700], isPublished: 0 });
});

test('without a request of a brand nothing can be published, and the page says why', async () => {
  server = createCampaignServer({ campaign: { campaignRequestId: null } });
  await open(2);
  await expect.element(page.getByRole('switch').first()).toBeDisabled();
  await expect.element(page.getByText('Veröffentlichen geht erst, wenn die Kampagne zu einer Anfrage einer Brand gehört.')).toBeVisible();
});

test('who may only look selects and publishes nothing', async () => {
  await open(2, { user: buildUser({ role: { roleId: 7, roleName: 'management' } }) });
  await expect.element(page.getByRole('rowheader', { name: /Nico Brändli/ })).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toHaveLength(0);
  await expect.element(page.getByRole('switch')).toBeDisabled();
});

describe('a refused change is told by a toast, and the selection stays', () => {
  const refusals: readonly [status: number, key: string, text: string][] = [
    [409, 'brandAgreedRequired', 'Die Brand hat noch nicht zugesagt.'],
    [409, 'contentOpenRequired', 'Die Produktion hat bereits begonnen; der Kanal bleibt in der Kampagne.'],
    [409, 'transitionNotAllowed', 'Dieser Wechsel ist nicht erlaubt.'],
    [400, 'maxChannelsExceeded', 'Maximal 50 Kanäle gleichzeitig'],
    [403, 'forbidden', 'Keine Berechtigung'],
    [500, 'Internal server error', 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.'],
  ];
  test.for(refusals)('%i %s', async ([status, key, text]) => {
    server.on(CALLS.move, () => answerRefusal(status, 'REFUSED', key));
    await open();
    await select('Lena Hoffmann auswählen').click();
    await page.getByRole('button', { name: 'Zu Interessenten verschieben' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(`Fehler${text}`);
    await expect.element(page.getByText('1 von höchstens 50 ausgewählt')).toBeVisible();
  });
});

test('search and heads ask the server for the same tab, 50 a page [R-CONST-002]', async () => {
  await open();
  await page.getByRole('searchbox').fill(' Aylin ');
  await expect.poll(() => bodyOf(CALLS.entries)).toMatchObject({ state: 1, search: 'Aylin', pageNumber: 0, pageSize: 50 });
  await expect.element(page.getByRole('rowheader')).toHaveTextContent('Aylin Özdemir');
  await page.getByRole('columnheader', { name: 'Vorbudget' }).getByRole('button').click();
  await expect.poll(() => bodyOf(CALLS.entries)).toMatchObject({ search: 'Aylin', sortBy: 'vorBudget', sort: 'ASC' });
});

test('a campaign that is not there, or that fails, says so', async () => {
  server.on(CALLS.detail, answerFailure);
  await open(1, { language: 'en' });
  await expect.element(page.getByRole('alert').getByText('The campaign could not be loaded.')).toBeVisible();
  server.on(CALLS.detail, () => answerRefusal(404, 'NOT_FOUND', 'notFound'));
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect.element(page.getByRole('alert').getByText(/^This campaign does not exist/)).toBeVisible();
});

test('a campaign of another region is refused without a word about it', async () => {
  server.on(CALLS.detail, answerDenied);
  await open();
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kampagnen' })).toBeVisible();
});
