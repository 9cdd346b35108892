import type { Locator, Page } from '@playwright/test';
import type { components } from '@resonanz/contract/types';
import { brandPaths, staffPaths } from '@resonanz/domain/paths';
import { logIn } from '../src/accounts.ts';
import { type Api, apiOf } from '../src/api.ts';
import { confirmApproval } from '../src/deciding.ts';
import { expectToast } from '../src/expectToast.ts';
import { acceptInvitation } from '../src/invitations.ts';
import { LIVE } from '../src/live.ts';
import { propose } from '../src/proposing.ts';
import { expect, ownServerTest as test } from '../src/test.ts';

type Schemas = components['schemas'];

const COMPANY = 'Lindenblatt Naturkosmetik GmbH';
const COLLEAGUE = {
  email: 'nora.neu@lindenblatt.example',
  secret: 'Sanddorn!2026 im Herbst',
  company: COMPANY,
  mail: 'teamInvitation',
} as const;
const REQUEST = 'Winterpflege – Barrierecreme';

const button = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true });
const box = (on: Page | Locator, name: string) => on.getByRole('textbox', { name: new RegExp(`^${name}`) });
const proposal = (on: Page, name: string) =>
  on.getByRole('region', { name: 'Creator-Vorschläge' }).getByRole('listitem').filter({ hasText: name });

/** The request of the brand with this title, as the agency has it. */
async function requestOf(api: Api, title: string): Promise<{ id: number; campaignId: number }> {
  const { content } = await api.post<Schemas['AgencyRequestPage']>('/campaignRequest/agency/getWithPagination', {
    search: title,
  });
  const id = content[0]?.campaignRequestId ?? 0;
  const { campaign } = await api.get<Schemas['AgencyRequest']>(`/campaignRequest/agency/getById/${id}`);
  return { id, campaignId: campaign?.compaignDataId ?? 0 };
}

test.describe.configure({ timeout: 240_000 });
// Of two who decide at once one is rejected.
test.use({ expectedErrors: [/status of 409/] });

test('people of a brand decide beside each other and beside the agency', async ({ newPerson, server }) => {
  const [brand, colleague, staff] = [
    await (await newPerson()).newPage(),
    await (await newPerson()).newPage(),
    await (await newPerson()).newPage(),
  ];
  await logIn(brand, 'brand');
  await logIn(staff, 'manager');
  const api = await apiOf(staff, 'manager');

  await test.step('a brand takes a colleague into its company', async () => {
    await brand.goto(brandPaths.profile());
    await button(brand, 'Person einladen').click();
    const dialog = brand.getByRole('dialog');
    await box(dialog, 'Vor- und Nachname').fill('Nora Neu');
    await box(dialog, 'E-Mail-Adresse').fill(COLLEAGUE.email);
    await button(dialog, 'Einladung senden').click();
    await expectToast(brand, `Die Einladung an ${COLLEAGUE.email} ist unterwegs.`);
    await acceptInvitation(colleague, server, COLLEAGUE);
  });

  const { id, campaignId } = await requestOf(api, REQUEST);
  const [first, second, third] = (await propose(api, campaignId, 3)).map(({ name }) => name) as [
    string,
    string,
    string,
  ];
  for (const page of [brand, colleague]) {
    await page.goto(brandPaths.campaignRequestView({ refId: id }));
    for (const name of [first, second, third]) await expect(proposal(page, name)).toBeVisible();
  }
  await staff.goto(`${staffPaths.campaignRequestView({ refId: id })}?tab=channels`);
  const row = (name: string) => staff.getByRole('table', { name: 'Kanäle' }).getByRole('row', { name });

  await test.step('what one of them decides, the colleague and the agency see at once', async () => {
    await button(proposal(brand, first), `${first} zusagen`).click();
    await confirmApproval(brand, first);
    await expect(proposal(colleague, first)).toContainText('Zugesagt', LIVE);
    await expect(row(first)).toContainText('Zugesagt', LIVE);
    await expectToast(brand, `${first} zugesagt. Die Agentur wurde benachrichtigt.`);
    await button(proposal(colleague, second), `${second} auf die Warteliste setzen`).click();
    await expect(proposal(brand, second)).toContainText('Warteliste', LIVE);
    await expect(row(second)).toContainText('Warteliste', LIVE);
  });

  await test.step('of two who decide at once one is rejected and sees what the other has decided', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    await brand.route('**/channel/brandStatusChange', async (route) => {
      await held;
      await route.continue();
    });
    await button(proposal(brand, third), `${third} zusagen`).click();
    await confirmApproval(brand, third);
    await button(proposal(colleague, third), `${third} ablehnen`).click();
    const dialog = colleague.getByRole('dialog', { name: 'Vorschlag ablehnen' });
    await dialog.getByRole('radio', { name: 'Creator passt nicht zur Marke' }).check({ force: true });
    await button(dialog, 'Ablehnen').click();
    await expect(row(third)).toContainText('Creator passt nicht zur Marke', LIVE);
    release();
    await expectToast(brand, 'Über diesen Vorschlag wurde inzwischen anders entschieden. Sie sehen den neuen Stand.');
    await expect(proposal(brand, third)).toContainText('Abgelehnt');
    const { channels } = await api.get<Schemas['AgencyRequest']>(`/campaignRequest/agency/getById/${id}`);
    expect(channels.find(({ name }) => name === third)).toMatchObject({ brandStatus: 4, brandDeclineReason: '2' });
  });

  await test.step('what both sides write appears at the other without a reload', async () => {
    const [ours, theirs] = [
      brand.getByRole('region', { name: 'Austausch mit der Agentur' }),
      staff.getByRole('region', { name: 'Kommentare mit der Brand' }),
    ];
    await box(ours, 'Ihr Kommentar').fill('Können wir am Montag beginnen?');
    await button(ours, 'Senden').click();
    await expect(theirs.getByText('Können wir am Montag beginnen?', { exact: true })).toBeVisible(LIVE);
    await box(theirs, 'Ihr Kommentar').fill('Ja, die Produkte sind unterwegs.');
    await button(theirs, 'Senden').click();
    for (const page of [brand, colleague])
      await expect(page.getByText('Ja, die Produkte sind unterwegs.', { exact: true })).toBeVisible(LIVE);
  });

  await test.step('what is meant for the agency alone stays there', async () => {
    await staff.getByText('Intern', { exact: true }).click();
    const internal = staff.getByRole('region', { name: 'Interne Kommentare' });
    await box(internal, 'Ihr Kommentar').fill('Der Kunde zahlt pünktlich.');
    await button(internal, 'Senden').click();
    await expect(internal.getByText('Der Kunde zahlt pünktlich.', { exact: true })).toBeVisible();
    await brand.reload();
    await expect(brand.getByText('Ja, die Produkte sind unterwegs.', { exact: true })).toBeVisible();
    await expect(brand.getByText('Der Kunde zahlt pünktlich.', { exact: true })).toHaveCount(0);
  });
});
