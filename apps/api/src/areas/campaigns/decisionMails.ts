import { brandPaths } from '@resonanz/domain/paths';
import type { Services } from '../../services.ts';
import type { entriesWhere, LockedEntry } from './lockedEntries.ts';
import { byCampaign } from './notices.ts';

type Tx = Parameters<typeof entriesWhere>[0];

/** Mails the people of each brand one mail a campaign about channels that wait for a decision, or waited in vain; how many people. */
export async function mailBrands(tx: Tx, { mail, publicUrl }: Pick<Services, 'mail' | 'publicUrl'>, template: 'decisionReminder' | 'optionsEnded', entries: readonly LockedEntry[], days: number): Promise<number> {
  let count = 0;
  for (const group of byCampaign(entries)) {
    const [first] = group;
    if (!first || first.brand_id === null || first.request_id === null) continue;
    const people = await tx
      .selectFrom('users')
      .select(['email', 'default_language'])
      .where('customer_id', '=', first.brand_id)
      .where('role_id', 'in', [2, 3])
      .where('email_verify', '=', true)
      .where('approved', '=', 1)
      .where('is_active', '=', true)
      .where('archived', '=', false)
      .execute();
    const link = `${publicUrl}${brandPaths.campaignRequestView({ refId: String(first.request_id) })}`;
    const partner = { userType: 'brand', refId: first.brand_id, campaignId: first.campaign_id } as const;
    for (const { email, default_language: language } of people) {
      await mail.send(tx, { to: email, language, template, values: { campaign: first.campaign_name, count: group.length, days, link }, partner });
    }
    count += people.length;
  }
  return count;
}
