import type { Locator, Page } from '@playwright/test';
import type { components } from '@resonanz/contract/types';
import { staffPaths } from '@resonanz/domain/paths';
import { accounts, logIn } from '../src/accounts.ts';
import { apiOf } from '../src/api.ts';
import { expectToast } from '../src/expectToast.ts';
import { linkInMail, mailsTo } from '../src/mailbox.ts';
import { expect, ownServerTest as test } from '../src/test.ts';

type Schemas = components['schemas'];

const CAMPAIGN = 'Herbstleuchten 2026 – Pflegeserie';
/** Creators who take part as soon as they have signed. */
const INTERESTED = 2;

const button = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true });
const box = (on: Page | Locator, name: string) => on.getByRole('textbox', { name: new RegExp(`^${name}`) });

test.describe.configure({ timeout: 240_000 });

test('two creators get drafts, one signs on a phone, the agency countersigns, and both sides have the document [R-ROUTE-007] [R-ROUTE-025]', async ({
  page,
  newPerson,
  server,
}) => {
  await logIn(page, 'manager');
  const api = await apiOf(page, 'manager');
  const contractOf = async (contractId: number): Promise<Schemas['Contract']> =>
    api.get(`/contract/getById/${contractId}`);

  await test.step('the campaign page begins contracts with two of its channels', async () => {
    await page.goto(`${staffPaths.campaign()}?q=Herbstleuchten`);
    await page.getByRole('link', { name: CAMPAIGN }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: CAMPAIGN })).toBeVisible();
    const campaignId = Number(/\/campaign\/(\d+)\//.exec(page.url())?.[1]);
    await page.goto(`${staffPaths.campaignView({ refId: campaignId })}?state=${INTERESTED}`);
    const { content } = await api.post<Schemas['CampaignInfluencerPage']>(
      '/campaign/v1/getCampaignInfluencersWithPagination',
      { campaignId, state: INTERESTED, pageNumber: 0, pageSize: 50 },
    );
    const people = content.filter(
      ({ influencerId }, at) =>
        influencerId !== null && content.findIndex((each) => each.influencerId === influencerId) === at,
    );
    expect(people.length).toBeGreaterThanOrEqual(2);
    for (const { name } of people.slice(0, 2))
      await page
        .getByRole('checkbox', { name: `${name} auswählen` })
        .first()
        .click();
    await page.getByRole('link', { name: 'Vertrag', exact: true }).click();
    await expect(page.getByText('2 Kanäle von höchstens 50 gewählt')).toBeVisible();
    await button(page, 'Weiter').click();
    await expect(page.getByRole('combobox', { name: /^Vorlage/ })).toContainText('Influencer');
    await button(page, 'Entwurf anlegen').click();
    await expect(page.getByRole('heading', { name: '2 Entwürfe angelegt' })).toBeVisible();
    await page.getByRole('table', { name: 'Angelegte Entwürfe' }).getByRole('link').first().click();
  });

  await expect(button(page, 'Senden')).toBeVisible();
  const contractId = Number(/\/contract\/(\d+)\//.exec(page.url())?.[1]);
  const { partnerName, partnerEmail, customerId } = await contractOf(contractId);

  await test.step('it is sent, and the partner signs by the link of the mail', async () => {
    await button(page, 'Senden').click();
    await button(page.getByRole('dialog'), 'Senden').click();
    await expectToast(page, 'Vertrag gesendet');
    const link = await linkInMail(server, partnerEmail, 'contractToSign');
    const partner = await (await newPerson({ viewport: { width: 390, height: 844 } })).newPage();
    await partner.goto(link);
    await expect(partner.getByRole('heading', { level: 1, name: 'Ihr Vertrag' })).toBeVisible();
    await box(partner, 'Straße').fill('Lindenstraße 4');
    await box(partner, 'PLZ').fill('20095 Hamburg');
    await box(partner, 'Steuernummer').fill('22/333/44444');
    await partner.getByRole('radio', { name: /Kleinunternehmer/ }).check({ force: true });
    await box(partner, 'IBAN').fill('DE89 3704 0044 0532 0130 00');
    await box(partner, 'Kontoinhaber').fill(partnerName);
    await partner.getByRole('checkbox', { name: /stimme ihm zu/ }).check({ force: true });
    await button(partner, 'Verbindlich unterschreiben').click();
    await expect(
      partner.getByRole('heading', { level: 1, name: 'Vielen Dank, der Vertrag ist unterschrieben' }),
    ).toBeVisible();
    const document = await partner.request.get(
      new URL(
        (await partner.getByRole('link', { name: 'Unterschriebenen Vertrag öffnen' }).getAttribute('href')) ?? '',
        server.url,
      ).href,
    );
    expect(document.headers()['content-type']).toContain('application/pdf');
    expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('the agency countersigns, and both sides have the document in their mail', async () => {
    await page.reload();
    // The account is covered until the user asks for it.
    await expect(page.getByText('DE•• •••• •••• 3000')).toBeVisible();
    await page.getByRole('button', { name: 'Anzeigen', exact: true }).click();
    await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
    await button(page, 'Gegenzeichnen').click();
    await button(page.getByRole('dialog'), 'Gegenzeichnen').click();
    await expectToast(page, 'Vertrag gegengezeichnet');
    for (const address of [partnerEmail, accounts.manager.email]) {
      await expect
        .poll(
          () =>
            mailsTo(server.dataFolder, address, 'contractSigned').filter((mail) => /application\/pdf/.test(mail))
              .length,
        )
        .toBeGreaterThan(0);
    }
  });

  await test.step('the customer’s page shows it', async () => {
    await page.goto(`${staffPaths.customerView({ customerId: customerId ?? 0 })}?tab=contracts`);
    await expect(page.getByRole('row', { name: new RegExp(`${partnerName}.*Gegengezeichnet`) }).first()).toBeVisible();
  });
});
