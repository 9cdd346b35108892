import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createApiClient } from '@resonanz/api-client/client';
import { serveLive } from '@resonanz/stage/liveServer';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { createStandingSession } from '@resonanz/stage/standingSession';
import { buildCampaignInfluencerRow } from '@resonanz/testing/campaigns';
import { answerPage, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createCampaignServer } from '../fixtures/campaignServer.fixture.ts';
import { CampaignStage, stageRoutes } from '../fixtures/CampaignStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(CampaignStage, stageRoutes);
const open = () => openAt({ server, path: '/campaign/20/view-camp?state=2' });
const bodyOf = (call: string) => server.received(call).at(-1)?.body;

/** What is said of a cell beside its value. */
const descriptionOf = (cell: Element): string =>
  document.getElementById(cell.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

beforeEach(() => page.viewport(1440, 900));

test('a channel is published to the brand and withdrawn [R-FLOW-014]', async () => {
  server = createCampaignServer({
    entries: [buildCampaignInfluencerRow({ state: 2, entryId: 700, name: 'Nico Brändli' })],
  });
  await open();
  const toggle = page.getByRole('switch', { name: 'Veröffentlicht' });
  await toggle.click();
  await expect.element(page.getByText('1 Kanal veröffentlicht. Die Brand wurde benachrichtigt.')).toBeVisible();
  await expect.poll(() => bodyOf(CALLS.publish)).toEqual({ entryId: [700], isPublished: 1, refusals: 'whole' });
  await expect.element(toggle).toBeChecked();
  await page.getByRole('checkbox', { name: 'Nico Brändli auswählen' }).first().click();
  await page.getByRole('button', { name: 'Zurückziehen' }).click();
  await expect.element(page.getByText('1 Kanal zurückgezogen')).toBeVisible();
  await expect.poll(() => bodyOf(CALLS.publish)).toEqual({ entryId: [700], isPublished: 0, refusals: 'single' });
});

test('without a request of a brand nothing can be published, and the page says why', async () => {
  server = createCampaignServer({ campaign: { campaignRequestId: null } });
  await open();
  await expect.element(page.getByRole('switch').first()).toHaveAttribute('aria-readonly', 'true');
  await expect
    .element(page.getByText('Veröffentlichen geht erst, wenn die Kampagne zu einer Anfrage einer Brand gehört.'))
    .toBeVisible();
});

describe('what a brand could not decide on', () => {
  const answerRejected = (...refused: readonly (readonly [id: number, name: string, reason: string])[]) =>
    Response.json(
      {
        message: 'CONFLICT',
        error: refused[0]?.[2],
        data: {
          refused: refused.map(([entryId, name, reason]) => ({ entryId, name, reason })),
        },
      },
      { status: 409 },
    );
  const done = (ids: readonly number[]) => answerSuccess({ entryId: ids, refused: [], warnings: [], rows: [] });
  beforeEach(() => {
    server = createCampaignServer({
      entries: ['Nico Brändli', 'Corinne Aeschbacher', 'Lena Hartwig'].map((name, index) =>
        buildCampaignInfluencerRow({ state: 2, entryId: 700 + index, name }),
      ),
    });
  });
  const publishAll = async () => {
    await open();
    await page.getByRole('checkbox', { name: 'Alle Zeilen auswählen' }).click();
    await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  };

  test('is named before it goes out, and goes out when it is confirmed', async () => {
    server.on(CALLS.publish, () =>
      answerRejected(
        [700, 'Nico Brändli', 'serviceMissing'],
        [701, 'Corinne Aeschbacher', 'publishNeedsWillingCreator'],
      ),
    );
    await publishAll();
    const dialog = page.getByRole('dialog', { name: 'Vor dem Veröffentlichen' });
    await expect.element(dialog.getByRole('row', { name: /Nico Brändli/ })).toMatchTextContent(/Leistung fehlt/);
    await expect
      .element(dialog.getByRole('row', { name: /Corinne Aeschbacher/ }))
      .toMatchTextContent(/abgesagt oder sich nicht gemeldet/);
    server.on(CALLS.publish, () => done([700, 702]));
    await dialog.getByRole('button', { name: 'Alle 2 trotzdem veröffentlichen' }).click();
    await expect.element(page.getByText('2 Kanäle veröffentlicht. Die Brand wurde benachrichtigt.')).toBeVisible();
    expect(bodyOf(CALLS.publish)).toEqual({
      entryId: [700, 702],
      isPublished: 1,
      refusals: 'single',
      confirmIncomplete: true,
    });
  });

  test('stays behind when only the complete ones go out', async () => {
    server.on(CALLS.publish, () => answerRejected([700, 'Nico Brändli', 'serviceAndBrandPriceMissing']));
    await publishAll();
    const complete = page.getByRole('button', { name: 'Nur 2 vollständige Kanäle veröffentlichen' });
    await expect.element(complete).toBeVisible();
    server.on(CALLS.publish, () => done([701, 702]));
    await complete.click();
    await expect.poll(() => bodyOf(CALLS.publish)).toEqual({ entryId: [701, 702], isPublished: 1, refusals: 'single' });
  });

  test('from its own cell is asked about, too, and nothing happens when the user thinks better of it', async () => {
    server.on(CALLS.publish, () => answerRejected([700, 'Nico Brändli', 'brandPriceMissing']));
    await open();
    const toggle = page.getByRole('row', { name: /Nico Brändli/ }).getByRole('switch');
    await toggle.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(toggle).not.toBeChecked();
    expect(server.received(CALLS.publish)).toHaveLength(1);
  });

  test('is asked about one after the other where two of them are published at the same time', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.on(CALLS.publish, async () => {
      await answered;
      return answerRejected([700, 'Nico Brändli', 'brandPriceMissing']);
    });
    await open();
    const toggleOf = (name: RegExp) => page.getByRole('row', { name }).getByRole('switch');
    const names = [/Nico Brändli/, /Corinne Aeschbacher/];
    for (const name of names) await toggleOf(name).click();
    await expect.poll(() => server.received(CALLS.publish)).toHaveLength(2);
    answer();
    const cancel = page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' });
    for (const _ of names) await cancel.click();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    for (const name of names) await expect.element(toggleOf(name)).not.toBeChecked();
  });
});

describe('while colleagues look at the same campaign', () => {
  const OWN = 700;
  const THEIRS = 701;
  const ELSEWHERE = 'gerade von jemand anderem geändert';
  const user = buildUser();

  test('what the user publishes is marked nowhere as changed by another user; what a colleague publishes is', async () => {
    const names = { [OWN]: 'Nico Brändli', [THEIRS]: 'Lena Hartwig' };
    const published = new Set<number>();
    const rowOf = (id: typeof OWN | typeof THEIRS) =>
      buildCampaignInfluencerRow({
        state: 2,
        entryId: id,
        name: names[id],
        ...(published.has(id) && { isPublished: 1, brandStatus: 1, externalBudget: 640, tag: 'Interessent' }),
      });
    server = createCampaignServer();
    server.on(CALLS.entries, () => answerPage([rowOf(OWN), rowOf(THEIRS)], 0, 50));
    server.on(CALLS.publish, () => {
      published.add(OWN);
      return answerSuccess({ entryId: [OWN], refused: [], warnings: [], rows: [rowOf(OWN)] });
    });
    const live = serveLive();
    const sendEvent = (id: number, byUserId: number) =>
      live.publish('/topic/campaign/20', {
        campaignId: 20,
        kind: 'entries',
        ids: [id],
        by: 'Jemand',
        byUserId,
        at: '2026-05-04T10:00:00.000Z',
      });
    await openAt({
      server,
      path: '/campaign/20/view-camp?state=2',
      session: {
        ...createStandingSession({ client: createApiClient(server), user }),
        liveToken: () => Promise.resolve('token'),
      },
    });
    await expect.poll(() => live.topics).toContain('/topic/campaign/20');
    const price = (name: string) =>
      page
        .getByRole('row', { name: new RegExp(name) })
        .getByRole('gridcell')
        .filter({ hasText: '640,00 €' });

    await page
      .getByRole('row', { name: /Nico Brändli/ })
      .getByRole('switch')
      .click();
    sendEvent(OWN, user.id);
    // The rows are read again because of the message.
    await expect.poll(() => server.received(CALLS.entries).length).toBeGreaterThan(1);
    await expect.element(price('Nico Brändli')).toBeVisible();
    expect(page.getByRole('gridcell').elements().map(descriptionOf)).not.toContain(ELSEWHERE);

    published.add(THEIRS);
    sendEvent(THEIRS, 2);
    await expect.element(price('Lena Hartwig')).toHaveAccessibleDescription(new RegExp(ELSEWHERE));
    await expect.element(price('Nico Brändli')).not.toHaveAccessibleDescription(new RegExp(ELSEWHERE));
  });
});
