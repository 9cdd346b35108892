import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFocusKept } from '@resonanz/stage/listStates';
import { type OpenOptions, stageOpener } from '@resonanz/stage/stageOpener';
import { buildCampaignStatistics } from '@resonanz/testing/campaigns';
import {
  answerDenied,
  answerFailure,
  answerError,
  answerSuccess,
  type EnvelopeFetch,
} from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createCampaignServer } from '../fixtures/campaignServer.fixture.ts';
import { CampaignStage, stageRoutes } from '../fixtures/CampaignStage.fixture.tsx';
import { pipelineEntries, select, tab } from '../fixtures/pipeline.fixture.ts';

let server: EnvelopeFetch;

const openAt = stageOpener(CampaignStage, stageRoutes);
const open = (state: 1 | 2 | 3 = 1, reader: Pick<OpenOptions, 'language' | 'user'> = {}) =>
  openAt({ server, path: `/campaign/20/view-camp?state=${state}`, ...reader });
const bodyOf = (call: string) => server.received(call).at(-1)?.body;

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createCampaignServer({ entries: pipelineEntries() });
});

test('three tabs with their counters; the chosen one stands in the address', async () => {
  const router = await open();
  await expect.element(tab('Akquise')).toMatchTextContent(/3 Kanäle$/);
  await expect.element(tab('Interessenten')).toMatchTextContent(/1 Kanal$/);
  await tab('Kampagne').click();
  await expect.element(page.getByRole('rowheader', { name: /Lena Hartwig/ })).toBeVisible();
  expect(router.state.location.search).toBe('?state=3');
  await expect.element(page.getByText('2.300,5 €')).toBeVisible();
});

test('who may only look selects and publishes nothing', async () => {
  await open(2, { user: buildUser({ role: { roleId: 7, roleName: 'management' } }) });
  await expect.element(page.getByRole('rowheader', { name: /Nico Brändli/ })).toBeVisible();
  expect(page.getByRole('checkbox').elements()).toHaveLength(0);
  await expect.element(page.getByRole('switch')).toHaveAttribute('aria-readonly', 'true');
});

test('filters of the creators stand in the address and go to the server [R-ENT-019]', async () => {
  const router = await open(3);
  await page.getByRole('button', { name: 'Filter öffnen' }).click();
  await page.getByRole('textbox', { name: 'Follower ab' }).fill('50000');
  await page.getByRole('textbox', { name: 'Influencer-Budget bis' }).fill('900');
  await page.getByRole('button', { name: 'Anwenden' }).click();
  await expect
    .poll(() => bodyOf(CALLS.entries))
    .toMatchObject({ state: 3, filters: { followersFrom: 50_000, influencerBudgetTo: 900 } });
  expect(router.state.location.search).toContain('state=3');
  await page.getByRole('button', { name: 'Follower ab 50.000 entfernen' }).click();
  await expect.poll(() => bodyOf(CALLS.entries)).toMatchObject({ filters: { influencerBudgetTo: 900 } });
});

test('filters go by keyboard, and the focus stays with the creators', async () => {
  await openAt({ server, path: '/campaign/20/view-camp?state=3&followers=50000..&fee=..900' });
  await expectFocusKept(['Follower ab 50.000', 'Influencer-Budget bis 900']);
});

test('search and heads ask the server for the same tab, 50 a page [R-CONST-002]', async () => {
  await open();
  await page.getByRole('searchbox').fill(' Aylin ');
  await expect
    .poll(() => bodyOf(CALLS.entries))
    .toMatchObject({ state: 1, search: 'Aylin', pageNumber: 0, pageSize: 50 });
  await expect.element(page.getByRole('rowheader')).toHaveTextContent('Aylin Özdemir');
  await page.getByRole('columnheader', { name: 'Vorbudget' }).getByRole('button').click();
  await expect.poll(() => bodyOf(CALLS.entries)).toMatchObject({ search: 'Aylin', sortBy: 'preBudget', sort: 'ASC' });
});

test('the choice of columns is saved on the server for each pipeline state', async () => {
  await open(3);
  await expect.element(page.getByRole('columnheader', { name: 'TKP' })).toBeInTheDocument();
  await page.getByRole('button', { name: 'Spalten' }).click();
  await page.getByRole('checkbox', { name: 'TKP' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'TKP' })).not.toBeInTheDocument();
  await expect
    .poll(() => bodyOf(CALLS.saveColumns))
    .toMatchObject({ listId: 'campaignBooked', hiddenColumns: expect.arrayContaining(['tkp']) as unknown });
});

describe('the figures of the campaign', () => {
  test.each([
    ['de', 'Basis Follower'],
    ['en', 'based on followers'],
  ] as const)('say in %s that the TKP stands on followers for want of impressions', async (language, words) => {
    server.on(CALLS.statistics, () => answerSuccess(buildCampaignStatistics({ tkp: 9.84, tkpBasis: 'followers' })));
    await open(3, { language });
    await expect.element(page.getByText(words, { exact: true }).first()).toBeVisible();
    expect(page.getByText(/Basis Reichweite|based on reach/i).elements()).toHaveLength(0);
  });
});

test('a creator is added by address, recognised at once; who is there already is named [R-LAYOUT-012]', async () => {
  await open();
  const text = page.getByRole('textbox', { name: 'Name, Handle oder Adresse des Kanals' });
  await text.fill('https://www.instagram.com/fabienne.rueegg');
  await expect.element(page.getByText('Instagram erkannt')).toBeVisible();
  await page.getByRole('button', { name: 'Creator hinzufügen' }).click();
  await expect.element(page.getByText('Fabienne Rüegg steht jetzt in der Akquise.')).toBeVisible();
  expect(bodyOf(CALLS.add)).toMatchObject([
    { channelId: 9001, service: 'Post', tag: 'Warteliste', state: 1, campaignId: { campaignId: 20 } },
  ]);
  await text.fill('Nico Brändli');
  await expect.element(page.getByText('Nico Brändli ist bereits in dieser Kampagne (Interessenten).')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Creator hinzufügen' })).toBeDisabled();
});

test('contracts are started with the selected channels, or with one of them', async () => {
  await open(3);
  await select('Lena Hartwig auswählen').click();
  await select('Sophie Grüber auswählen').click();
  await expect
    .element(page.getByRole('link', { name: 'Vertrag', exact: true }))
    .toHaveAttribute(
      'href',
      expect.stringMatching(/^\/contract\/add\?campaign=20&entries=80[01]-80[01]$/) as unknown as string,
    );
  await page.getByRole('button', { name: 'Aktionen für Lena Hartwig' }).click();
  await expect
    .element(page.getByRole('menuitem', { name: 'Vertrag anlegen' }))
    .toHaveAttribute('href', '/contract/add?campaign=20&entries=801');
  await userEvent.keyboard('{Escape}');
});

describe('the campaign itself', () => {
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name }).click();
  };

  test('is deactivated and archived; an error is said [R-FLOW-009] [R-FLOW-010]', async () => {
    server.on(CALLS.active, () => answerSuccess({ campaignId: [20], refused: [] }));
    server.on(CALLS.archive, () =>
      answerSuccess({
        campaignId: [],
        refused: [{ campaignId: 20, name: 'Frühjahr', reason: 'finishedOrInactiveRequired' }],
      }),
    );
    await open();
    await act('Deaktivieren');
    await expect.poll(() => bodyOf(CALLS.active)).toEqual({ campaignId: [20], activeStatus: 0 });
    await act('Archivieren');
    await expect.element(page.getByText(/^Archiviert werden nur abgeschlossene/)).toBeVisible();
  });

  test('has an invoice and an NDA of its brand [R-FLOW-011] [R-FLOW-012]', async () => {
    server.on(CALLS.brandInvoice, () => answerSuccess({}));
    server.on(CALLS.brandNda, () => answerSuccess({}));
    await open();
    await act('Rechnung an die Brand');
    await expect.element(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
    await page.getByRole('textbox', { name: 'Rechnungsnummer' }).fill('RE-2026-17');
    await page.getByRole('group', { name: 'Rechnungsdatum' }).getByRole('spinbutton').first().click();
    await userEvent.keyboard('04052026');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect
      .poll(() => bodyOf(CALLS.brandInvoice))
      .toEqual({ campaignId: 20, brandInvoice: 2, invoiceNumber: 'RE-2026-17', invoiceDate: '2026-05-04' });
    await act('NDA der Brand');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(() => bodyOf(CALLS.brandNda)).toMatchObject({ campaignId: 20, brandNdaStatus: 1 });
  });
});

describe('the report of the campaign', () => {
  const ask = async () => {
    await page.getByRole('button', { name: 'Exportieren' }).click();
    await page.getByRole('menuitem', { name: 'Bericht (PDF)' }).click();
  };

  test('is asked for in the reader’s language', async () => {
    server.on(CALLS.report, () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }));
    await open(3);
    await ask();
    await expect.poll(() => server.received(CALLS.report).at(-1)?.query.get('language')).toBe('de');
  });

  test('says why there is none, and tries again', async () => {
    server.on(CALLS.report, () => answerError(503, 'UNAVAILABLE', 'pdfTookTooLong'));
    await open(3);
    await ask();
    await expect
      .element(page.getByText('Das hat zu lange gedauert. Bitte versuchen Sie es später erneut.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.poll(() => server.received(CALLS.report)).toHaveLength(2);
  });
});

test('a campaign that is not there, or that fails, says so', async () => {
  server.on(CALLS.detail, answerFailure);
  await open(1, { language: 'en' });
  await expect.element(page.getByRole('alert').getByText('The campaign could not be loaded.')).toBeVisible();
  server.on(CALLS.detail, () => answerError(404, 'NOT_FOUND', 'notFound'));
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect.element(page.getByRole('alert').getByText(/^This campaign does not exist/)).toBeVisible();
});

test('a campaign of another region is forbidden without a word about it', async () => {
  server.on(CALLS.detail, answerDenied);
  await open();
  await expect.element(page.getByText('Keine Berechtigung für dieses Modul')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Kampagnen' })).toBeVisible();
});
