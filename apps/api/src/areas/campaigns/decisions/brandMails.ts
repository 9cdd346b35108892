import { CAMPAIGN_TYPE } from '@resonanz/domain/campaigns';
import { brandPaths } from '@resonanz/domain/paths';
import type { Services } from '../../../platform/operations/Services.ts';
import type { entriesWhere, LockedEntry } from '../entries/queries/locked.ts';
import { byCampaign } from '../notices/notices.ts';
import { mailedPeople } from '../notices/queries.ts';
import { insertBrandMails } from './queries/brandMails.ts';

type Tx = Parameters<typeof entriesWhere>[0];

/**
 * What a brand is mailed about: channels it was proposed (docs/domain/mails.md#decision-mails), contents that wait for
 * its release (docs/domain/mails.md#decision-mails).
 */
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
  await insertBrandMails(
    tx,
    kind,
    noted.map(({ id }) => id),
    now,
  );
}

/** Where a brand decides on an entry. */
export const decisionLink = (
  publicUrl: string,
  { campaign_type, request_id }: Pick<LockedEntry, 'campaign_type' | 'request_id'>,
): string => {
  const at = { refId: String(request_id) };
  const path = campaign_type === CAMPAIGN_TYPE.ugc ? brandPaths.ugcVideoView(at) : brandPaths.campaignRequestView(at);
  return `${publicUrl}${path}`;
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
