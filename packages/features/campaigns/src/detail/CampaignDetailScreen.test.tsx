import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFocusKept } from '@resonanz/stage/listStates';
import { type OpenOptions, stageOpener } from '@resonanz/stage/stageOpener';
import { buildCampaignInfluencerRow, buildCampaignStatistics } from '@resonanz/testing/campaigns';
import {
  answerDenied,
  answerFailure,
  answerRefusal,
  answerSuccess,
  type EnvelopeFetch,
} from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createCampaignServer } from '../fixtures/campaignServer.fixture.ts';
import { CampaignStage, stageRoutes } from '../fixtures/CampaignStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(CampaignStage, stageRoutes);
const open = (state: 1 | 2 | 3 = 1, reader: Pick<OpenOptions, 'language' | 'user'> = {}) =>
  openAt({ server, path: `/campaign/20/view-camp?state=${state}`, ...reader });

const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const select = (name: string) => page.getByRole('checkbox', { name }).first();
const bodyOf = (call: string) => server.received(call).at(-1)?.body;

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createCampaignServer({
    entries: [
      ...many(3, (index) => buildCampaignInfluencerRow({ state: 1 }, index)),
      buildCampaignInfluencerRow({ state: 2, compaignInfluencerId: 700, name: 'Nico Brändli' }),
      buildCampaignInfluencerRow({
        state: 3,
        compaignInfluencerId: 800,
        name: 'Sophie Grüber',
        finalesBudget: 450,
        isPublished: 1,
        brandStatus: 3,
      }),
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
  await expect.element(page.getByText('2.300,5 €')).toBeVisible();
});

test('selected channels are moved to interested persons and go from the tab [R-FLOW-015]', async () => {
  await open();
  await select('Lena Hoffmann auswählen').click();
  await select('Aylin Özdemir auswählen').click();
  await expect.element(page.getByText('2 von höchstens 50 ausgewählt')).toBeVisible();
  await page.getByRole('button', { name: 'Zu Interessenten verschieben' }).click();
  await expect.element(page.getByText('2 Kanäle verschoben')).toBeVisible();
  await expect
    .poll(() => bodyOf(CALLS.move))
    .toEqual({ compaignInfluencerId: [500, 502], state: 2, refusals: 'single' });
  await expect.element(tab('Interessenten')).toMatchTextContent(/3 Kanäle$/);
  await expect.element(page.getByText(/von höchstens 50 ausgewählt/)).not.toBeInTheDocument();
});

test('no more than 50 channels can be selected [R-CONST-005]', async () => {
  server = createCampaignServer({
    entries: many(60, (index) => buildCampaignInfluencerRow({ state: 1, name: `Kanal ${index + 1}` }, index)),
  });
  await open();
  await page.getByRole('checkbox', { name: 'Alle Zeilen auswählen' }).click();
  await expect.element(page.getByText('50 von höchstens 50 ausgewählt')).toBeVisible();
  await page.getByRole('button', { name: 'Seite 2' }).click();
  await select('Kanal 60 auswählen').click();
  await expect.element(page.getByText('50 von höchstens 50 ausgewählt')).toBeVisible();
  await expect.element(select('Kanal 60 auswählen')).not.toBeChecked();
});

test('contracts are begun with the selected channels, or with one of them', async () => {
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

test('a creator is added by address, recognised at once; who is there already is named [R-LAYOUT-012]', async () => {
  await open();
  const text = page.getByRole('textbox', { name: 'Name, Handle oder Adresse des Kanals' });
  await text.fill('https://www.instagram.com/fabienne.rueegg');
  await expect.element(page.getByText('Instagram erkannt')).toBeVisible();
  await page.getByRole('button', { name: 'Creator hinzufügen' }).click();
  await expect.element(page.getByText('Fabienne Rüegg steht jetzt in der Akquise.')).toBeVisible();
  expect(bodyOf(CALLS.add)).toMatchObject([
    { channelId: 9001, leistung: 'Post', tag: 'Warteliste', state: 1, compaignDataId: { compaignDataId: 20 } },
  ]);
  await text.fill('Nico Brändli');
  await expect.element(page.getByText('Nico Brändli ist bereits in dieser Kampagne (Interessenten).')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Creator hinzufügen' })).toBeDisabled();
});

test('what a move leaves out is listed with the reason', async () => {
  server.on(CALLS.move, () =>
    answerSuccess({
      compaignInfluencerId: [700],
      refused: [{ compaignInfluencerId: 701, name: 'Lena Hartwig', reason: 'ndaSignedRequired' }],
      warnings: [],
      rows: [],
    }),
  );
  await open();
  await select('Lena Hoffmann auswählen').click();
  await page.getByRole('button', { name: 'Zu Interessenten verschieben' }).click();
  const dialog = page.getByRole('dialog', { name: '1 geändert, 1 nicht' });
  await expect.element(dialog.getByText('Das NDA dieses Kanals ist noch nicht unterschrieben.')).toBeVisible();
});

describe('what is only missing does not hold anybody up', () => {
  const warned = (...names: readonly string[]) =>
    answerSuccess({
      compaignInfluencerId: [500, 502],
      refused: [],
      rows: [],
      warnings: names.map((name, index) => ({
        compaignInfluencerId: 500 + index,
        name,
        reason: 'priceAndServiceMissing',
      })),
    });
  const move = async () => {
    await open();
    await select('Lena Hoffmann auswählen').click();
    await page.getByRole('button', { name: 'Zu Interessenten verschieben' }).click();
  };

  test('one channel is named beside the work, and the selection is done', async () => {
    server.on(CALLS.move, () => warned('Lena Hoffmann'));
    await move();
    await expect.element(page.getByText('Lena Hoffmann: Preis oder Leistung fehlt noch.')).toBeVisible();
    await expect.element(page.getByText(/von höchstens 50 ausgewählt/)).not.toBeInTheDocument();
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
  });

  test('several are counted, and listed on request', async () => {
    server.on(CALLS.move, () => warned('Lena Hoffmann', 'Aylin Özdemir'));
    await move();
    await expect.element(page.getByText('2 Kanäle wurden geändert, obwohl noch etwas fehlt.')).toBeVisible();
    await page.getByRole('button', { name: 'Ansehen' }).click();
    await expect
      .element(page.getByRole('dialog', { name: '2 Kanäle geändert' }).getByText('Aylin Özdemir'))
      .toBeVisible();
  });
});

test('while channels are on their way the bar says so and waits', async () => {
  let arrive: () => void = () => {};
  server.on(
    CALLS.move,
    () =>
      new Promise((resolve) => {
        arrive = () => resolve(answerSuccess({ compaignInfluencerId: [500], refused: [], warnings: [], rows: [] }));
      }),
  );
  await open();
  await select('Lena Hoffmann auswählen').click();
  await page.getByRole('button', { name: 'Zu Interessenten verschieben' }).click();
  await expect.element(page.getByText('1 Kanal wird geändert')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Zur Kampagne verschieben' })).toBeDisabled();
  await expect.poll(() => server.received(CALLS.move)).toHaveLength(1);
  arrive();
  await expect.element(page.getByText('1 Kanal verschoben')).toBeVisible();
});

test('the choice of columns is kept by the server for each pipeline state', async () => {
  await open(3);
  await expect.element(page.getByRole('columnheader', { name: 'TKP' })).toBeInTheDocument();
  await page.getByRole('button', { name: 'Spalten' }).click();
  await page.getByRole('checkbox', { name: 'TKP' }).click();
  await expect.element(page.getByRole('columnheader', { name: 'TKP' })).not.toBeInTheDocument();
  await expect
    .poll(() => bodyOf(CALLS.saveColumns))
    .toMatchObject({ listId: 'campaignBooked', hiddenColumns: expect.arrayContaining(['tkp']) as unknown });
});

test('tag, note, NDA and interest are set for the selection [R-FLOW-013]', async () => {
  await open();
  await select('Lena Hoffmann auswählen').click();
  await page.getByRole('button', { name: 'Status ändern' }).click();
  await page.getByRole('menuitem', { name: 'Interessiert', exact: true }).click();
  await expect.poll(() => bodyOf(CALLS.interest)).toEqual({ compaignInfluencerId: [500], interestStatus: 1 });
  // The next status of the same channels is one step away.
  await expect.element(page.getByText('1 von höchstens 50 ausgewählt')).toBeVisible();
});

test('what is set for the selection stands under the head of its kind', async () => {
  await open();
  await select('Lena Hoffmann auswählen').click();
  await page.getByRole('button', { name: 'Status ändern' }).click();
  for (const [head, item] of [
    ['Tag', 'Warteliste'],
    ['Status', 'Angefragt'],
    ['NDA', 'Unterschrieben'],
    ['Interesse', 'Interessiert'],
  ] as const) {
    const kind = page.getByRole('menu', { name: 'Status ändern' }).getByRole('group', { name: head, exact: true });
    await expect.element(kind.getByText(head, { exact: true }).first()).toBeVisible();
    await expect.element(kind.getByRole('menuitem', { name: item, exact: true })).toBeVisible();
  }
});

test('a channel that has not signed its NDA can have that noted where it is refused', async () => {
  const sent: unknown[] = [];
  server.on('POST /campaign/v1/updateNdaSignedStatus', ({ body }) => {
    sent.push(body);
    return answerSuccess({ compaignInfluencerId: [501], refused: [], warnings: [], rows: [] });
  });
  server.on(CALLS.move, () =>
    answerSuccess({
      compaignInfluencerId: [],
      refused: [{ compaignInfluencerId: 501, name: 'Lena Hartwig', reason: 'ndaSignedRequired' }],
      warnings: [],
      rows: [],
    }),
  );
  await open();
  await select('Lena Hoffmann auswählen').click();
  await page.getByRole('button', { name: 'Zur Kampagne verschieben' }).click();
  await page.getByRole('button', { name: 'NDA als unterschrieben vermerken' }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      { compaignInfluencerId: [501], ndaSignedStatus: 1 },
      { compaignInfluencerId: [501], ndaSignedStatus: 2 },
    ]);
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

test('content that the brand has declined says so as a state, with its reason, and is not to be released', async () => {
  server = createCampaignServer({
    entries: [
      buildCampaignInfluencerRow({
        state: 3,
        name: 'Sophie Grüber',
        contentStatus: 'Eingereicht',
        brandStatus: 3,
        finalContentStatus: 2,
        finalContentReason: 'Das Logo fehlt.',
      }),
    ],
  });
  await open(3);
  await page.getByRole('button', { name: 'Aktionen für Sophie Grüber' }).click();
  await page.getByRole('menuitem', { name: 'Content' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('Abgelehnt', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('Grund der Brand: Das Logo fehlt.')).toBeVisible();
  expect(dialog.getByText('Ablehnen', { exact: true }).elements()).toHaveLength(0);
  // The one solid button of the window is what comes next.
  const ground = async (name: string) =>
    getComputedStyle(await dialog.getByRole('button', { name, exact: true }).last().findElement()).backgroundColor;
  expect(await ground('Freigeben')).toBe(await ground('Schließen'));
  expect(await ground('Korrektur anfordern')).not.toBe(await ground('Schließen'));
});

describe('the decision of the brand, noted on its behalf', () => {
  const decide = async (budgetExtern: number | null) => {
    server = createCampaignServer({
      entries: [
        buildCampaignInfluencerRow({
          state: 2,
          compaignInfluencerId: 700,
          name: 'Nico Brändli',
          isPublished: 1,
          brandStatus: 1,
          budgetExtern,
        }),
      ],
    });
    await open(2);
    await page.getByRole('button', { name: 'Aktionen für Nico Brändli' }).click();
    await page.getByRole('menuitem', { name: 'Entscheidung der Brand' }).click();
    await page.getByRole('textbox', { name: /^Notiz/ }).fill('Am Telefon.');
    await page.getByRole('combobox', { name: /^Entscheidung/ }).click();
    await page.getByRole('option', { name: 'Zugesagt' }).click();
  };
  const noPrice =
    'Für diesen Kanal steht noch kein Brand-Preis fest. Tragen Sie ihn zuerst ein, dann können Sie die Zusage vermerken.';

  test('is no approval while there is no price, and the window says why', async () => {
    await decide(null);
    await expect.element(page.getByRole('dialog').getByText(noPrice)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  });

  test('says what the server refuses for a price that is gone meanwhile', async () => {
    await decide(900);
    server.on(CALLS.brandStatus, () =>
      answerSuccess({
        compaignInfluencerId: [],
        refused: [{ compaignInfluencerId: 700, name: 'Nico Brändli', reason: 'priceMissing' }],
        warnings: [],
        rows: [],
      }),
    );
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(noPrice);
    expect(bodyOf(CALLS.brandStatus)).toEqual({
      compaignInfluencerId: [700],
      brandStatus: 3,
      seenBrandStatus: 1,
      note: 'Am Telefon.',
    });
  });
});

describe('the campaign itself', () => {
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
    await page.getByRole('menuitem', { name }).click();
  };

  test('is deactivated and archived; a refusal is said [R-FLOW-009] [R-FLOW-010]', async () => {
    server.on(CALLS.active, () => answerSuccess({ compaignDataId: [20], refused: [] }));
    server.on(CALLS.archive, () =>
      answerSuccess({
        compaignDataId: [],
        refused: [{ compaignDataId: 20, kampagnenname: 'Frühjahr', reason: 'finishedOrInactiveRequired' }],
      }),
    );
    await open();
    await act('Deaktivieren');
    await expect.poll(() => bodyOf(CALLS.active)).toEqual({ compaignDataId: [20], activeStatus: 0 });
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
      .toEqual({ compaignDataId: 20, brandInvoice: 2, invoiceNumber: 'RE-2026-17', invoiceDate: '2026-05-04' });
    await act('NDA der Brand');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect.poll(() => bodyOf(CALLS.brandNda)).toMatchObject({ compaignDataId: 20, brandNdaStatus: 1 });
  });
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
    await expect.element(page.getByRole('alert')).toHaveTextContent(`Fehler ${text}`);
    await expect.element(page.getByText('1 von höchstens 50 ausgewählt')).toBeVisible();
  });
});

test('search and heads ask the server for the same tab, 50 a page [R-CONST-002]', async () => {
  await open();
  await page.getByRole('searchbox').fill(' Aylin ');
  await expect
    .poll(() => bodyOf(CALLS.entries))
    .toMatchObject({ state: 1, search: 'Aylin', pageNumber: 0, pageSize: 50 });
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
    server.on(CALLS.report, () => answerRefusal(503, 'UNAVAILABLE', 'pdfTookTooLong'));
    await open(3);
    await ask();
    await expect
      .element(page.getByText('Das hat zu lange gedauert. Bitte versuchen Sie es später erneut.'))
      .toBeVisible();
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect.poll(() => server.received(CALLS.report)).toHaveLength(2);
  });
});
