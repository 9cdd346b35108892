import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { components } from '@resonanz/contract/types';
import { accounts, logIn } from '../src/accounts.ts';
import { apiOf } from '../src/api.ts';
import { confirmApproval } from '../src/deciding.ts';
import { expectToast } from '../src/expectToast.ts';
import { mailsTo, plainTextOf } from '../src/mailbox.ts';
import { propose } from '../src/proposing.ts';
import { expect, ownServerTest as test } from '../src/test.ts';

type UgcRequest = components['schemas']['UgcRequest'];

const PRODUCT = 'Nachtserum Sanddorn';
const film = {
  name: 'serum.webm',
  mimeType: 'video/webm',
  buffer: readFileSync(resolve(import.meta.dirname, '../../api/src/demo/briefing.webm')),
};

const button = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true });
const box = (on: Page | Locator, name: string) => on.getByRole('textbox', { name: new RegExp(`^${name}`) });
const price = (on: Page) => on.getByRole('complementary', { name: 'Preis' });

/** Orders two videos and looks at the price at each choice. */
async function order(brand: Page): Promise<void> {
  await brand.goto('/campaign-self-service/ugc-video/add');
  await box(brand, 'Produktname').fill(PRODUCT);
  await brand.getByRole('radio', { name: '60 Sekunden' }).check({ force: true });
  await expect(price(brand)).toContainText('150 €');
  await brand
    .getByRole('radiogroup', { name: 'Anzahl der Videos' })
    .getByRole('radio', { name: '2', exact: true })
    .check({ force: true });
  await brand.getByRole('switch', { name: /^Untertitel/ }).check({ force: true });
  await expect(price(brand)).toContainText('320 €');
  await box(brand, 'Was soll das Video zeigen').fill('Die Abendroutine vor dem Spiegel.');
  await button(brand, 'Anfrage senden').click();
  await expect(brand).toHaveURL(/\/ugc-video\/\d+\/view$/);
  // The page itself says what became of it, so no toast does.
  await expect(brand.getByRole('region', { name: 'Meldungen' }).getByRole('listitem')).toHaveCount(0);
  await expectToast(brand, 'Die Anfrage ist gesendet.');
}

test.describe.configure({ timeout: 240_000 });

test('UGC videos: ordered, priced, made, corrected and accepted [R-PROD-019] [R-ROUTE-086] [R-ROUTE-087] [R-ROUTE-088]', async ({
  newPerson,
  server,
}) => {
  const [brand, staff] = [await (await newPerson()).newPage(), await (await newPerson()).newPage()];
  const { email } = accounts.brand;
  const mail = async (template: string, count = 1): Promise<string> => {
    await expect.poll(() => mailsTo(server.dataFolder, email, template).length).toBe(count);
    return plainTextOf(mailsTo(server.dataFolder, email, template).at(-1) ?? '');
  };
  await logIn(brand, 'brand');
  await logIn(staff, 'manager');
  const [brandApi, api] = [await apiOf(brand, 'brand'), await apiOf(staff, 'manager')];

  await test.step('the brand orders and sees what it costs', async () => {
    await order(brand);
    expect(await mail('ugcRequestReceived')).toContain(PRODUCT);
  });
  const requestId = Number(/\/(\d+)\/view$/.exec(brand.url())?.[1]);
  const stored = () => brandApi.get<UgcRequest>(`/ugcCampaignRequest/getById/${requestId}`);

  await test.step('the agency declines with a reason, and the brand sends it again', async () => {
    await staff.goto('/campaign/ugc-video-request');
    await staff.getByRole('row', { name: PRODUCT }).getByRole('link', { name: PRODUCT }).click();
    await button(staff, 'Ablehnen').click();
    await box(staff.getByRole('dialog'), 'Begründung für die Brand').fill(
      'Bitte nennen Sie uns, wer das Serum zeigen soll.',
    );
    await button(staff.getByRole('dialog'), 'Ablehnen').click();
    await expectToast(staff, 'Die Anfrage ist abgelehnt.');
    expect(await mail('ugcRequestDeclined')).toContain('wer das Serum zeigen soll');
    await expect(brand.getByText(/wer das Serum zeigen soll/)).toBeVisible();
    await brand.getByRole('link', { name: 'Anfrage ändern' }).click();
    await box(brand, 'Wünsche an die Creator').fill('Eine Creatorin ab 30 Jahren.');
    await button(brand, 'Anfrage senden').click();
    await expect(brand.getByText(/^Wir prüfen Ihre Anfrage und melden uns/)).toBeVisible();
  });

  await test.step('the agency names a price and approves', async () => {
    await button(staff, 'Preis ändern').click();
    const offer = staff.getByRole('dialog');
    const amount = box(offer, 'Betrag 1');
    await amount.fill('280');
    await amount.press('Tab');
    await expect(offer.getByText('Summe: 300 €')).toBeVisible();
    await button(offer, 'Preis speichern').click();
    await expectToast(staff, 'Der Preis ist gespeichert.');
    await button(staff, 'Genehmigen').click();
    await button(staff.getByRole('alertdialog'), 'Genehmigen').click();
    await expectToast(staff, 'Die Anfrage ist genehmigt; die Kampagne ist angelegt.');
    expect(await mail('ugcRequestApproved')).toMatch(/300\s€/);
  });

  await test.step('a creator is proposed, and the brand agrees', async () => {
    const [creator] = await propose(
      api,
      (await api.get<UgcRequest>(`/ugcCampaignRequest/getById/${requestId}`)).campaignId ?? 0,
      1,
    );
    const name = creator?.name ?? '';
    await expect(price(brand)).toContainText('300 €');
    await button(brand, `${name} zusagen`).click();
    await confirmApproval(brand, name);
    await expectToast(brand, `Sie haben ${name} zugesagt.`);
    await expect(staff.getByRole('region', { name: 'Creator' }).getByText('Zugesagt')).toBeVisible();
  });

  const video = (on: Page) => on.getByRole('region', { name: 'Video 1', exact: true });
  await test.step('it is named who makes the video; before, it takes no version', async () => {
    await expect(button(video(staff), 'Version hochladen')).toBeDisabled();
    await button(video(staff), 'Creator und Versand').click();
    const dialog = staff.getByRole('dialog');
    await dialog
      .getByRole('combobox', { name: /^Creator/ })
      .or(dialog.getByRole('button', { name: /Creator$/ }))
      .click();
    await staff.getByRole('option').nth(1).click();
    await button(dialog, 'Speichern').click();
    await expect(button(video(staff), 'Version hochladen')).toBeEnabled();
  });

  const upload = async (version: number): Promise<void> => {
    await button(video(staff), 'Version hochladen').click();
    const dialog = staff.getByRole('dialog');
    await dialog.locator('input[type=file]').setInputFiles(film);
    await button(dialog, 'Hochladen').click();
    await expectToast(staff, 'Die neue Version von Video 1 ist da.');
    await button(video(staff), 'Der Brand zeigen').click();
    await expectToast(staff, 'Die Brand sieht jetzt Video 1.');
    expect(await mail('ugcVideoReady', version)).toContain(`Version ${version}`);
  };

  await test.step('a version is made and shown; it cannot be downloaded yet', async () => {
    await upload(1);
    // The marked copy is made in the background, and appears without a reload.
    await expect(video(brand).getByText('Kleinere Vorschau mit Wasserzeichen', { exact: false })).toBeVisible();
    await expect(video(brand).locator('video')).toHaveAttribute('src', /\/media\/previews\/film\//, {
      timeout: 60_000,
    });
    await expect(button(video(brand), 'Video herunterladen')).toHaveCount(0);
    const { videos } = await stored();
    expect(await brandApi.statusOf(`/ugcCampaignRequest/finalVideo/download/${videos[0]?.ugcVideoId}`)).toBe(409);
  });

  await test.step('the brand says something at a second of the video, which leads there', async () => {
    await video(brand)
      .locator('video')
      .evaluate((player: HTMLVideoElement) => void (player.currentTime = 2));
    await expect(video(brand).getByText('Kommentar bei 0:02')).toBeVisible();
    await box(video(brand), 'Ihr Kommentar').fill('Hier darf die Flasche näher ins Bild.');
    await button(video(brand), 'Senden').click();
    await expect(
      video(brand).getByRole('listitem').filter({ hasText: 'Hier darf die Flasche näher ins Bild.' }),
    ).toBeVisible();
    await button(video(staff), 'Bei 0:02').click();
    await expect
      .poll(() =>
        video(staff)
          .locator('video')
          .evaluate((player: HTMLVideoElement) => player.currentTime),
      )
      .toBe(2);
  });

  await test.step('it asks for a correction and gets a new version', async () => {
    await button(video(brand), 'Korrektur anfordern').click();
    const dialog = brand.getByRole('dialog');
    await box(dialog, 'Was sollen wir ändern').fill('Bitte die Flasche am Ende länger zeigen.');
    await button(dialog, 'Korrektur anfordern').click();
    await expect(video(brand).getByText(/^Korrektur angefordert: Bitte die Flasche/)).toBeVisible();
    await expect(video(staff).getByText('1 von 2 Korrekturrunden genutzt', { exact: false })).toBeVisible();
    await upload(2);
  });

  await test.step('it accepts the new version, which can be downloaded from then on', async () => {
    // The new version is decided on once its preview is made.
    await expect(button(video(brand), 'Video annehmen')).toBeVisible({ timeout: 60_000 });
    await button(video(brand), 'Video annehmen').click();
    await button(brand.getByRole('alertdialog', { name: 'Video 1 endgültig annehmen?' }), 'Endgültig annehmen').click();
    const download = brand.waitForEvent('download');
    await button(video(brand), 'Video herunterladen').click();
    expect(readFileSync(await (await download).path()).equals(film.buffer)).toBe(true);
    await expect(video(brand).getByText('Kleinere Vorschau mit Wasserzeichen', { exact: false })).toHaveCount(0);
    expect((await stored()).videos[0]).toMatchObject({
      finalContentStatus: 1,
      contentStatus: 'Freigegeben',
      corrections: 1,
    });
  });
});
