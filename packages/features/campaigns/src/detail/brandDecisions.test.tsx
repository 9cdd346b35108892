import '@resonanz/tokens/styles';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildCampaignInfluencerRow } from '@resonanz/testing/campaigns';
import { answerSuccess, type EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { CALLS, createCampaignServer } from '../fixtures/campaignServer.fixture.ts';
import { CampaignStage, stageRoutes } from '../fixtures/CampaignStage.fixture.tsx';

let server: EnvelopeFetch;

const openAt = stageOpener(CampaignStage, stageRoutes);
const open = (state: 1 | 2 | 3) => openAt({ server, path: `/campaign/20/view-camp?state=${state}` });
const bodyOf = (call: string) => server.received(call).at(-1)?.body;

beforeEach(() => page.viewport(1440, 900));

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
  const decide = async (externalBudget: number | null) => {
    server = createCampaignServer({
      entries: [
        buildCampaignInfluencerRow({
          state: 2,
          entryId: 700,
          name: 'Nico Brändli',
          isPublished: 1,
          brandStatus: 1,
          externalBudget,
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

  test('says what the server rejects for a price that is gone meanwhile', async () => {
    await decide(900);
    server.on(CALLS.brandStatus, () =>
      answerSuccess({
        entryId: [],
        refused: [{ entryId: 700, name: 'Nico Brändli', reason: 'priceMissing' }],
        warnings: [],
        rows: [],
      }),
    );
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(noPrice);
    expect(bodyOf(CALLS.brandStatus)).toEqual({
      entryId: [700],
      brandStatus: 3,
      seenBrandStatus: 1,
      note: 'Am Telefon.',
    });
  });
});
