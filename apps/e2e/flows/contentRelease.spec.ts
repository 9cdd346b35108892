import type { components } from '@resonanz/contract/types';
import { brandPaths } from '@resonanz/domain/paths';
import { logIn } from '../src/accounts.ts';
import { type Api, apiOf } from '../src/api.ts';
import { expectToast } from '../src/expectToast.ts';
import { LIVE } from '../src/live.ts';
import { expect, ownServerTest as test } from '../src/test.ts';

type Schemas = components['schemas'];
type Booked = Schemas['BookedChannel'];

/** Two contents that the brand may decide on, the first of which it has not yet, with the request they belong to. */
async function waiting(api: Api): Promise<{ id: number; released: Booked; declined: Booked }> {
  const { content } = await api.post<Schemas['CampaignRequestPage']>('/campaignRequest/getWithPagination', {
    pageSize: 100,
  });
  for (const { campaignRequestId: id } of content) {
    const { booked } = await api.get<Schemas['CampaignRequest']>(`/campaignRequest/getById/${id}`);
    const contents = booked.filter(({ mayDecide }) => mayDecide);
    const released = contents.find(({ finalContentStatus }) => finalContentStatus === 0);
    const declined = contents.find((each) => each !== released);
    if (released !== undefined && declined !== undefined) return { id, released, declined };
  }
  throw new Error('The demo data has contents that wait for the brand.');
}

test('a brand releases a content and sends another back, and the agency learns of both', async ({ newPerson }) => {
  const [brand, staff] = [await (await newPerson()).newPage(), await (await newPerson()).newPage()];
  await logIn(brand, 'brandTwo');
  await logIn(staff, 'manager');
  const api = await apiOf(brand, 'brandTwo');
  const { id, released, declined } = await waiting(api);
  const content = ({ name, platform }: Booked) =>
    brand
      .getByRole('region', { name: 'Inhalte' })
      .getByRole('listitem')
      .filter({ hasText: `${name} · ${platform}` });
  const bell = staff.getByRole('button', { name: /^Benachrichtigungen(, \d+ neue)?$/ });
  const rings = async (act: () => Promise<void>): Promise<void> => {
    const before = await bell.getAttribute('aria-label');
    await act();
    await expect(bell).not.toHaveAccessibleName(before ?? '', LIVE);
  };

  await brand.goto(brandPaths.campaignRequestView({ refId: id }));
  await test.step('what is good goes ahead', async () => {
    await rings(() =>
      content(released)
        .getByRole('button', { name: `Inhalt von ${released.name} freigeben` })
        .click(),
    );
    await expectToast(brand, `Inhalt von ${released.name} freigegeben. Die Agentur wurde benachrichtigt.`);
    await expect(content(released)).toContainText('Freigegeben');
  });

  await test.step('what is not goes back with a reason', async () => {
    await content(declined)
      .getByRole('button', { name: `Inhalt von ${declined.name} ablehnen` })
      .click();
    const dialog = brand.getByRole('dialog', { name: 'Inhalt ablehnen' });
    const send = dialog.getByRole('button', { name: 'Ablehnen', exact: true });
    await expect(send).toBeDisabled();
    await dialog.getByRole('textbox').fill('Bitte den Namen des Produkts nennen.');
    await rings(() => send.click());
    await expectToast(brand, `Inhalt von ${declined.name} abgelehnt. Die Agentur wurde benachrichtigt.`);
    await expect(content(declined)).toContainText('Ihre Begründung: Bitte den Namen des Produkts nennen.');
  });

  await test.step('both are stored', async () => {
    const { booked } = await api.get<Schemas['CampaignRequest']>(`/campaignRequest/getById/${id}`);
    const stored = ({ compaignInfluencerId }: Booked) =>
      booked.find((each) => each.compaignInfluencerId === compaignInfluencerId);
    expect(stored(released)).toMatchObject({ finalContentStatus: 1 });
    expect(stored(declined)).toMatchObject({
      finalContentStatus: 2,
      finalContentReason: 'Bitte den Namen des Produkts nennen.',
    });
  });
});
