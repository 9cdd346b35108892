import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildCampaignInfluencerRow } from '@resonanz/testing/campaigns';
import { answerError, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { many } from '@resonanz/testing/people';
import { CALLS, createCampaignServer } from '../fixtures/campaignServer.fixture.ts';
import { CampaignStage, stageRoutes } from '../fixtures/CampaignStage.fixture.tsx';
import { pipelineEntries, select, tab } from '../fixtures/pipeline.fixture.ts';

let server: EnvelopeFetch;

const openAt = stageOpener(CampaignStage, stageRoutes);
const open = (state: 1 | 2 | 3 = 1) => openAt({ server, path: `/campaign/20/view-camp?state=${state}` });
const bodyOf = (call: string) => server.received(call).at(-1)?.body;

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createCampaignServer({ entries: pipelineEntries() });
});

test('selected channels are moved to interested persons and go from the tab [R-FLOW-015]', async () => {
  await open();
  await select('Lena Hoffmann auswählen').click();
  await select('Aylin Özdemir auswählen').click();
  await expect.element(page.getByText('2 von höchstens 50 ausgewählt')).toBeVisible();
  await page.getByRole('button', { name: 'Zu Interessenten verschieben' }).click();
  await expect.element(page.getByText('2 Kanäle verschoben')).toBeVisible();
  await expect.poll(() => bodyOf(CALLS.move)).toEqual({ entryId: [500, 502], state: 2, refusals: 'single' });
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

test('what a move leaves out is listed with the reason', async () => {
  server.on(CALLS.move, () =>
    answerSuccess({
      entryId: [700],
      refused: [{ entryId: 701, name: 'Lena Hartwig', reason: 'ndaSignedRequired' }],
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
      entryId: [500, 502],
      refused: [],
      rows: [],
      warnings: names.map((name, index) => ({
        entryId: 500 + index,
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
        arrive = () => resolve(answerSuccess({ entryId: [500], refused: [], warnings: [], rows: [] }));
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

test('tag, note, NDA and interest are set for the selection [R-FLOW-013]', async () => {
  await open();
  await select('Lena Hoffmann auswählen').click();
  await page.getByRole('button', { name: 'Status ändern' }).click();
  await page.getByRole('menuitem', { name: 'Interessiert', exact: true }).click();
  await expect.poll(() => bodyOf(CALLS.interest)).toEqual({ entryId: [500], interestStatus: 1 });
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

test('a channel that has not signed its NDA can have that noted where it is rejected', async () => {
  const sent: unknown[] = [];
  server.on('POST /campaign/v1/updateNdaSignedStatus', ({ body }) => {
    sent.push(body);
    return answerSuccess({ entryId: [501], refused: [], warnings: [], rows: [] });
  });
  server.on(CALLS.move, () =>
    answerSuccess({
      entryId: [],
      refused: [{ entryId: 501, name: 'Lena Hartwig', reason: 'ndaSignedRequired' }],
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
      { entryId: [501], ndaSignedStatus: 1 },
      { entryId: [501], ndaSignedStatus: 2 },
    ]);
});

describe('a rejected change is shown in a toast, and the selection stays', () => {
  const failures: readonly [status: number, key: string, text: string][] = [
    [409, 'brandAgreedRequired', 'Die Brand hat noch nicht zugesagt.'],
    [409, 'contentOpenRequired', 'Die Produktion hat bereits begonnen; der Kanal bleibt in der Kampagne.'],
    [409, 'transitionNotAllowed', 'Dieser Wechsel ist nicht erlaubt.'],
    [400, 'maxChannelsExceeded', 'Maximal 50 Kanäle gleichzeitig'],
    [403, 'forbidden', 'Keine Berechtigung'],
    [500, 'Internal server error', 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.'],
  ];
  test.for(failures)('%i %s', async ([status, key, text]) => {
    server.on(CALLS.move, () => answerError(status, 'REFUSED', key));
    await open();
    await select('Lena Hoffmann auswählen').click();
    await page.getByRole('button', { name: 'Zu Interessenten verschieben' }).click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(`Fehler ${text}`);
    await expect.element(page.getByText('1 von höchstens 50 ausgewählt')).toBeVisible();
  });
});
