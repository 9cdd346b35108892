import '@resonanz/tokens/styles';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stageOpener } from '@resonanz/stage/stageOpener';
import { buildCampaignInfluencerRow } from '@resonanz/testing/campaigns';
import type { EnvelopeFetch } from '@resonanz/testing/envelopeFetch';
import { lastSentMail, MAIL_CALLS } from '@resonanz/testing/mails';
import { many } from '@resonanz/testing/people';
import { createCampaignServer } from '../fixtures/campaignServer.fixture.ts';
import { CampaignStage, stageRoutes } from '../fixtures/CampaignStage.fixture.tsx';

let server: EnvelopeFetch;
const openAt = stageOpener(CampaignStage, stageRoutes);
const composer = page.getByRole('dialog', { name: 'E-Mail schreiben' });

beforeEach(async () => {
  await page.viewport(1440, 900);
  server = createCampaignServer({ entries: many(3, (index) => buildCampaignInfluencerRow({ state: 1 }, index)) });
});

test('selected creators get a mail each, which stands in the tab of the campaign', async () => {
  const router = await openAt({ server, path: '/campaign/20/view-camp?state=1' });
  for (const name of ['Lena Hoffmann', 'Aylin Özdemir'])
    await page
      .getByRole('checkbox', { name: `${name} auswählen` })
      .first()
      .click();
  await page.getByRole('button', { name: 'E-Mail', exact: true }).click();
  await composer.getByRole('textbox', { name: 'Betreff' }).fill('Für {{firstName}}');
  await composer.getByRole('textbox', { name: 'Nachricht' }).click();
  await userEvent.keyboard('Guten Tag');
  await composer.getByRole('button', { name: '2 E-Mails senden' }).click();
  await expect.element(page.getByText('2 E-Mails sind unterwegs.')).toBeVisible();
  await expect.element(page.getByText(/von höchstens 50 ausgewählt/)).not.toBeInTheDocument();
  const mail = lastSentMail(server);
  expect(mail).toMatchObject({ campaignId: 20, subject: 'Für {firstName}' });
  expect(mail.receivers.map(({ userType }) => userType)).toEqual(['influencer', 'influencer']);
  await page.getByRole('tab', { name: 'E-Mails' }).click();
  expect(router.state.location.search).toBe('?state=emails');
  await expect.element(page.getByRole('button', { name: 'Für Aylin' })).toBeVisible();
  expect(server.received(MAIL_CALLS.list).at(-1)?.body).toMatchObject({ filters: { campaignId: 20 } });
});

test('what is being written is not lost without a question', async () => {
  await openAt({ server, path: '/campaign/20/view-camp?state=1' });
  await page.getByRole('checkbox', { name: 'Lena Hoffmann auswählen' }).first().click();
  await page.getByRole('button', { name: 'E-Mail', exact: true }).click();
  await composer.getByRole('textbox', { name: 'Betreff' }).fill('Angebot');
  await userEvent.keyboard('{Escape}');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwerfen' }).click();
  await expect.element(composer).not.toBeInTheDocument();
  expect(server.calls).not.toContain(MAIL_CALLS.send);
});
