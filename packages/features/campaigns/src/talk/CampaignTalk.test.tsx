import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type OpenOptions, stageOpener } from '@resonanz/stage/stageOpener';
import { buildCampaignInfluencerRow } from '@resonanz/testing/campaigns';
import { answerFailure, answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { focusOn } from '@resonanz/testing/focusOn';
import { personAt } from '@resonanz/testing/people';
import { buildUser } from '@resonanz/testing/users';
import { CALLS, createCampaignServer } from '../fixtures/campaignServer.fixture.ts';
import { CampaignStage, stageRoutes } from '../fixtures/CampaignStage.fixture.tsx';
import { buildCampaignComment } from '../fixtures/talkServer.fixture.ts';

let server: EnvelopeFetch;

const openAt = stageOpener(CampaignStage, stageRoutes);
const open = (state: 2 | 3 = 3, reader: Pick<OpenOptions, 'language' | 'user'> = {}) =>
  openAt({ server, path: `/campaign/20/view-camp?state=${state}`, ...reader });

const bodyOf = (call: string) => server.received(call).at(-1)?.body;
async function choose(menu: string, item: string) {
  const trigger = page.getByRole('button', { name: menu, exact: true });
  await expect.element(trigger).toBeVisible();
  await focusOn(trigger);
  await userEvent.keyboard('{Enter}');
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

async function turnToBrand() {
  const radio = page.getByRole('radio', { name: 'Mit der Brand' });
  await expect.element(radio).toBeInTheDocument();
  await focusOn(radio);
  await userEvent.keyboard(' ');
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createCampaignServer({
    entries: [
      buildCampaignInfluencerRow({ state: 2, entryId: 700, name: 'Nico Brändli', isPublished: 0 }),
      buildCampaignInfluencerRow({
        state: 3,
        entryId: 800,
        name: 'Sophie Grüber',
        finalBudget: 450,
        isPublished: 1,
        brandStatus: 3,
      }),
    ],
  });
});

describe('comments on a channel', () => {
  const ADD = 'POST /campaign/v1/influencerComments/800/add';

  test('are read and written among the agency, or with the brand, by keyboard', async () => {
    await open();
    await choose('Aktionen für Sophie Grüber', 'Kommentare');
    const drawer = page.getByRole('dialog', { name: 'Kommentare zu Sophie Grüber' });
    await expect.element(drawer.getByText('Bitte vor Freitag anfragen, sonst ist der Termin weg.')).toBeVisible();
    expect(drawer.getByText('Wir schlagen Anfang November vor.').elements()).toHaveLength(0);
    await drawer.getByRole('textbox', { name: 'Ihr Kommentar' }).fill('Angefragt.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => bodyOf(ADD)).toEqual({ text: 'Angefragt.', audience: 'internal' });
    await turnToBrand();
    await expect.element(drawer.getByText('Passt, bitte mit dem neuen Duft.')).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Ihr Kommentar' }).fill('Machen wir.');
    await drawer.getByRole('button', { name: 'Senden' }).click();
    await expect.poll(() => bodyOf(ADD)).toEqual({ text: 'Machen wir.', audience: 'shared' });
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
  });

  test('one that is being written is there again after its drawer was closed, each for its channel and its readers, until it is sent', async () => {
    await open();
    await choose('Aktionen für Sophie Grüber', 'Kommentare');
    const drawer = page.getByRole('dialog', { name: 'Kommentare zu Sophie Grüber' });
    const comment = drawer.getByRole('textbox', { name: 'Ihr Kommentar' });
    await comment.fill('Nur für uns.');
    await turnToBrand();
    await expect.element(comment).toHaveValue('');
    await comment.fill('Für die Brand.');
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await choose('Weitere Aktionen', 'Kommentare');
    await expect.element(page.getByRole('textbox', { name: 'Ihr Kommentar' })).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await choose('Aktionen für Sophie Grüber', 'Kommentare');
    await expect.element(comment).toHaveValue('Nur für uns.');
    await turnToBrand();
    await expect.element(comment).toHaveValue('Für die Brand.');
    await drawer.getByRole('button', { name: 'Senden' }).click();
    await expect.poll(() => bodyOf(ADD)).toEqual({ text: 'Für die Brand.', audience: 'shared' });
    await expect.element(comment).toHaveValue('');
  });

  test('own ones are edited and deleted; those of others are not', async () => {
    await open();
    await choose('Aktionen für Sophie Grüber', 'Kommentare');
    const drawer = page.getByRole('dialog', { name: 'Kommentare zu Sophie Grüber' });
    await drawer.getByRole('button', { name: 'Kommentar bearbeiten: Ich rufe heute an.' }).click();
    await drawer.getByRole('textbox', { name: 'Kommentar bearbeiten' }).fill('Ich rufe morgen an.');
    await drawer.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(drawer.getByText('Ich rufe morgen an.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Kommentar löschen: Ich rufe morgen an.' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
    await expect.element(drawer.getByText('Ich rufe morgen an.')).not.toBeInTheDocument();
    expect(drawer.getByRole('button', { name: /^Kommentar (bearbeiten|löschen)/ }).elements()).toHaveLength(0);
  });

  test('after an hour an own one can be deleted, but not edited', async () => {
    server.on('GET /campaign/v1/influencerComments/800', () =>
      answerSuccess({
        content: [buildCampaignComment({ text: 'Zu alt.', isOwn: true, mayEdit: false, mayRemove: true })],
        hasOlder: false,
        totalElements: 1,
      }),
    );
    await open();
    await choose('Aktionen für Sophie Grüber', 'Kommentare');
    await expect.element(page.getByRole('button', { name: 'Kommentar löschen: Zu alt.' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Kommentar bearbeiten: Zu alt.' }).elements()).toHaveLength(0);
  });

  test('a channel the brand does not see says so before something is shared', async () => {
    await open(2);
    await choose('Aktionen für Nico Brändli', 'Kommentare');
    await turnToBrand();
    await expect.element(page.getByText(/^Die Brand sieht diesen Kanal noch nicht/)).toBeVisible();
  });

  test('older ones come on request', async () => {
    server.on('GET /campaign/v1/influencerComments/800', ({ query }) =>
      answerSuccess(
        query.get('before') === '7'
          ? {
              content: [buildCampaignComment({ commentId: 3, text: 'Ganz am Anfang.' })],
              hasOlder: false,
              totalElements: 2,
            }
          : { content: [buildCampaignComment({ commentId: 7, text: 'Zuletzt.' })], hasOlder: true, totalElements: 2 },
      ),
    );
    await open();
    await choose('Aktionen für Sophie Grüber', 'Kommentare');
    await page.getByRole('button', { name: 'Ältere Kommentare anzeigen' }).click();
    await expect.element(page.getByText('Ganz am Anfang.')).toBeVisible();
    await expect.element(page.getByText('Zuletzt.')).toBeVisible();
  });
});

describe('the campaign', () => {
  test('has comments of its own, also for those who only look', async () => {
    await open(3, { user: buildUser({ role: { roleId: 7, roleName: 'management' } }) });
    await choose('Weitere Aktionen', 'Kommentare');
    await page.getByRole('textbox', { name: 'Ihr Kommentar' }).fill('Bitte die Termine prüfen.');
    await page.getByRole('button', { name: 'Senden' }).click();
    await expect
      .poll(() => bodyOf(CALLS.addCampaignComment))
      .toEqual({ text: 'Bitte die Termine prüfen.', audience: 'internal' });
  });

  test('without a request of a brand its comments stay with the agency', async () => {
    server = createCampaignServer({ campaign: { campaignRequestId: null } });
    await open();
    await choose('Weitere Aktionen', 'Kommentare');
    await expect.element(page.getByText(/^Die Kampagne gehört zu keiner Anfrage einer Brand/)).toBeVisible();
    expect(page.getByRole('radio', { name: 'Mit der Brand' }).elements()).toHaveLength(0);
  });

  test('shows its history in words', async () => {
    await open();
    await choose('Weitere Aktionen', 'Verlauf');
    const drawer = page.getByRole('dialog', { name: 'Verlauf der Kampagne' });
    for (const text of [
      'Mediabudget',
      '12.500\u00a0€',
      'Verantwortlich',
      'Katharina Bergmann',
      'Laufend',
      'Begründung: Vertrag ist unterschrieben',
    ]) {
      await expect.element(drawer.getByText(text, { exact: true }).first()).toBeVisible();
    }
  });

  test('shows what one asks for, by kind and by person', async () => {
    await open();
    await choose('Weitere Aktionen', 'Verlauf');
    const drawer = page.getByRole('dialog', { name: 'Verlauf der Kampagne' });
    await drawer.getByRole('combobox', { name: /^Was/ }).click();
    await page.getByRole('option', { name: 'Budgets, Preise, Rechnungen' }).click();
    await expect.poll(() => server.received(CALLS.campaignHistory).at(-1)?.query.toString()).toBe('kind=money');
    await drawer.getByRole('combobox', { name: /^Wer/ }).click();
    await page.getByRole('option', { name: new RegExp(personAt(1).surname) }).click();
    await expect
      .poll(() => server.received(CALLS.campaignHistory).at(-1)?.query.toString())
      .toBe('kind=money&userId=10');
    await expect.element(drawer.getByRole('listitem')).toMatchTextContent(/Mediabudget/);
  });

  test('a history that fails is reloaded on request', async () => {
    server.on(CALLS.campaignHistory, answerFailure);
    await open(3, { language: 'en' });
    await choose('More actions', 'History');
    const reload = page.getByRole('dialog').getByRole('button', { name: 'Load again' });
    await expect.element(reload).toBeVisible();
    server.on(CALLS.campaignHistory, () => answerSuccess({ content: [], older: null, people: [] }));
    await reload.click();
    await expect.element(reload).not.toBeInTheDocument();
  });
});

test('the history of a channel has its days, amounts and states in words', async () => {
  await open();
  await choose('Aktionen für Sophie Grüber', 'Verlauf');
  const drawer = page.getByRole('dialog', { name: 'Verlauf von Sophie Grüber' });
  for (const text of ['Content-Deadline', '14.06.2026', '450\u00a0€', 'Interessenten', 'Kampagne']) {
    await expect.element(drawer.getByText(text, { exact: true }).first()).toBeVisible();
  }
});
