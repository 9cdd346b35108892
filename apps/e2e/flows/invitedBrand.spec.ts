import type { Locator, Page } from '@playwright/test';
import type { components } from '@resonanz/contract/types';
import { brandPaths, staffPaths } from '@resonanz/domain/paths';
import { fillInAs, logIn } from '../src/accounts.ts';
import { apiOf } from '../src/api.ts';
import { confirmApproval } from '../src/deciding.ts';
import { expectToast } from '../src/expectToast.ts';
import { acceptInvitation } from '../src/invitations.ts';
import { propose } from '../src/proposing.ts';
import { expect, ownServerTest as test } from '../src/test.ts';

type Schemas = components['schemas'];

const COMPANY = 'Lindenblatt Naturkosmetik GmbH';
const GUEST = {
  email: 'gast@lindenblatt.example',
  secret: 'Lindenblüte!2026 zu Gast',
  company: COMPANY,
  mail: 'brandInvitation',
} as const;
const REQUEST = 'Winterpflege – Barrierecreme';

const button = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true });
const box = (on: Page | Locator, name: string) => on.getByRole('textbox', { name: new RegExp(`^${name}`) });

test.describe.configure({ timeout: 240_000 });
// What a restricted account must not do is rejected; an invitation is good once.
test.use({ expectedErrors: [/status of 40[34]/] });

test('an invited user has an account that sees, decides and comments, and nothing else [R-PROD-022] [R-ROUTE-075]', async ({
  newPerson,
  server,
}) => {
  const [guest, staff] = [await (await newPerson()).newPage(), await (await newPerson()).newPage()];
  await logIn(staff, 'admin');
  const api = await apiOf(staff, 'manager');

  await test.step('the agency invites a contact of a customer', async () => {
    await staff.goto(staffPaths.brandManagement());
    await button(staff, 'Brand einladen').click();
    const dialog = staff.getByRole('dialog');
    await box(dialog, 'Ansprechperson').fill('Gerda Gast');
    await box(dialog, 'E-Mail-Adresse').fill(GUEST.email);
    await dialog.getByRole('radio', { name: 'Bestehender Kunde' }).check({ force: true });
    await dialog.getByRole('combobox', { name: /^Bestehender Kunde/ }).fill('Lindenblatt');
    await staff.getByRole('option', { name: COMPANY }).click();
    await button(dialog, 'Einladung senden').click();
    await expectToast(staff, `Die Einladung an ${GUEST.email} ist unterwegs.`);
  });

  await test.step('the link in the mail leads to an account with company and address as they are, once', async () => {
    await acceptInvitation(guest, server, GUEST);
    await expect(guest).toHaveURL(new RegExp(`${brandPaths.imaActive()}$`));
  });

  const { content } = await api.post<Schemas['AgencyRequestPage']>('/campaignRequest/agency/getWithPagination', {
    search: REQUEST,
  });
  const id = content[0]?.campaignRequestId ?? 0;

  await test.step('its menus have no way to add or change anything', async () => {
    const menu = guest.getByRole('navigation').first();
    await expect(
      menu
        .getByRole('link', { name: 'Alle Videos' })
        .or(menu.getByRole('link', { name: 'UGC-Videos' }))
        .first(),
    ).toBeVisible();
    for (const name of ['Kampagne anfragen', 'UGC-Video anfragen'])
      await expect(guest.getByRole('link', { name })).toHaveCount(0);
    await guest.getByRole('button', { name: /^Nutzermenü/ }).click();
    await expect(
      guest
        .getByRole('menuitem', { name: 'Abmelden' })
        .or(guest.getByRole('button', { name: 'Abmelden' }))
        .first(),
    ).toBeVisible();
    for (const name of ['Profil', 'Feedback']) await expect(guest.getByText(name, { exact: true })).toHaveCount(0);
    await guest.getByRole('link', { name: 'Einstellungen', exact: true }).click();
  });

  await test.step('its settings are language, region and password, at the address of every profile, also when it is typed', async () => {
    await expect(guest).toHaveURL(new RegExp(`${staffPaths.userProfileEdit()}$`));
    await guest.reload();
    await expect(guest.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
    await expect(guest).toHaveURL(new RegExp(`${staffPaths.userProfileEdit()}$`));
    await guest.getByRole('combobox', { name: /^Standardregion/ }).click();
    await guest.getByRole('option', { name: 'Schweiz' }).click();
    await button(guest, 'Speichern').click();
    await expectToast(guest, 'Ihr Profil ist gespeichert.');
    await expect(box(guest, 'Vorname')).toHaveCount(0);
  });

  await test.step('addresses that were guessed lead to no more', async () => {
    const { content: ugc } = await api.post<Schemas['UgcRequestPage']>('/ugcCampaignRequest/getWithPagination', {
      search: 'Nachtserum',
    });
    const ugcId = ugc[0]?.ugcCampaignRequestId ?? 0;
    for (const path of [brandPaths.campaignRequestAdd(), brandPaths.ugcVideoEdit({ ugcCampaignRequestId: ugcId })]) {
      await guest.goto(path);
      await expect(
        guest.getByText('Sie hatten keine Berechtigung für diese Seite und wurden abgemeldet'),
      ).toBeVisible();
      await fillInAs(guest, GUEST.email, GUEST.secret);
      await expect(guest).toHaveURL(new RegExp(`${brandPaths.imaActive()}$`));
    }
    await guest.goto(brandPaths.campaignRequests());
    await expect(guest.getByRole('link', { name: REQUEST }).first()).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Kampagne anfragen' })).toHaveCount(0);
  });

  await test.step('it decides and comments', async () => {
    const { campaign } = await api.get<Schemas['AgencyRequest']>(`/campaignRequest/agency/getById/${id}`);
    const [creator] = await propose(api, campaign?.compaignDataId ?? 0, 1);
    const name = creator?.name ?? '';
    await guest.goto(brandPaths.campaignRequestView({ refId: id }));
    const proposal = guest
      .getByRole('region', { name: 'Creator-Vorschläge' })
      .getByRole('listitem')
      .filter({ hasText: name });
    await button(proposal, `${name} zusagen`).click();
    await confirmApproval(guest, name);
    await expect(proposal).toContainText('Zugesagt');
    await expectToast(guest, `${name} zugesagt. Die Agentur wurde benachrichtigt.`);
    const talk = guest.getByRole('region', { name: 'Austausch mit der Agentur' });
    await box(talk, 'Ihr Kommentar').fill('Eine gute Wahl.');
    await button(talk, 'Senden').click();
    await expect(talk.getByRole('listitem').filter({ hasText: 'Eine gute Wahl.' })).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Anfrage ändern' })).toHaveCount(0);
    await expect(button(guest, 'Anfrage zurückziehen')).toHaveCount(0);
  });

  await test.step('the server rejects what the page does not offer', async () => {
    const token = async () => {
      const answer = await guest.request.post('/api/brandAuthenticate', {
        data: { username: GUEST.email, password: GUEST.secret },
      });
      return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
    };
    const headers = { authorization: `Bearer ${await token()}` };
    const statuses = [];
    for (const [path, data] of [
      ['/api/campaignRequest/save', { send: false, title: 'Heimlich' }],
      ['/api/campaignRequest/withdraw', { campaignRequestId: id }],
      ['/api/ugcCampaignRequest/save', { send: false, productName: 'Heimlich' }],
      ['/api/brandInvite', { contactPerson: 'Noch Jemand', email: 'noch@jemand.example', kind: 'team' }],
    ] as const)
      statuses.push((await guest.request.post(path, { headers, data })).status());
    expect(statuses).toEqual([403, 403, 403, 403]);
  });
});
