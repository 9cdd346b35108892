import { CAMPAIGN_TYPE } from '@resonanz/domain/campaigns';
import { brandPaths } from '@resonanz/domain/paths';
import type { Services } from '../../platform/operations/Services.ts';
import type { entriesWhere, LockedEntry } from './lockedEntries.ts';
import { byCampaign } from './notices.ts';

type Tx = Parameters<typeof entriesWhere>[0];

/** What a brand is mailed about: channels it was proposed (EM70a), contents that wait for its release (EM70b). */
export type BrandMailKind = 'proposal' | 'content';

/** Notes in the transaction of a change that the brand is to be mailed about these entries. */
export async function noteBrandMail(
  tx: Tx,
  kind: BrandMailKind,
  entries: readonly Pick<LockedEntry, 'id' | 'request_id'>[],
  now: Date,
): Promise<void> {
  const noted = entries.filter(({ request_id }) => request_id !== null);
  if (noted.length === 0) return;
  await tx
    .insertInto('brand_mails')
    .values(noted.map(({ id }) => ({ entry_id: id, kind, noted_at: now })))
    .onConflict((row) => row.columns(['entry_id', 'kind']).doUpdateSet({ noted_at: now }))
    .execute();
}

/** Those of a brand who are mailed about decisions. */
export const mailedPeople = (tx: Tx, customerId: number) =>
  tx
    .selectFrom('users')
    .select(['email', 'default_language as language'])
    .where('customer_id', '=', customerId)
    .where('role_id', 'in', [2, 3])
    .where('email_verify', '=', true)
    .where('approved', '=', 1)
    .where('is_active', '=', true)
    .where('archived', '=', false)
    .orderBy('id')
    .execute();

/** Where a brand decides on an entry. */
export const decisionLink = (
  publicUrl: string,
  { campaign_type, request_id }: Pick<LockedEntry, 'campaign_type' | 'request_id'>,
): string => {
  const at = { refId: String(request_id) };
  return `${publicUrl}${campaign_type === CAMPAIGN_TYPE.ugc ? brandPaths.ugcVideoView(at) : brandPaths.campaignRequestView(at)}`;
};

/**
 * Mails the people of each brand one mail a campaign about channels that wait for a decision, or waited in vain; how
 * many people.
 */
export async function mailBrands(
  tx: Tx,
  { mail, publicUrl }: Pick<Services, 'mail' | 'publicUrl'>,
  template: 'decisionReminder' | 'optionsEnded',
  entries: readonly LockedEntry[],
  days: number,
): Promise<number> {
  let count = 0;
  for (const group of byCampaign(entries)) {
    const [first] = group;
    if (!first || first.brand_id === null || first.request_id === null) continue;
    const people = await mailedPeople(tx, first.brand_id);
    const link = decisionLink(publicUrl, first);
    const partner = { userType: 'brand', refId: first.brand_id, campaignId: first.campaign_id } as const;
    for (const { email, language } of people) {
      await mail.send(tx, {
        to: email,
        language,
        template,
        values: { campaign: first.campaign_name, count: group.length, days, link },
        partner,
      });
    }
    count += people.length;
  }
  return count;
}
