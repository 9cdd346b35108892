import { buildCampaignInfluencerRow } from '@resonanz/testing/campaigns';
import { many } from '@resonanz/testing/people';

/** A creator of a campaign, as the server sends it. */
export type Entry = ReturnType<typeof buildCampaignInfluencerRow>;

const contents = ['Offen', 'Eingereicht', 'Korrektur', 'Freigegeben', 'Online'] as const;
const invoices = ['Offen', 'Eingegangen', 'Bezahlt'] as const;
const platforms = ['Instagram', 'TikTok', 'YouTube', 'Blog', 'Podcast'] as const;
const notes = ['Gebucht', 'In Abstimmung', ''] as const;
const services = ['Post', 'Reel', 'Story'] as const;

const at = <Item>(items: readonly [Item, ...Item[]], index: number): Item => items[index % items.length] ?? items[0];

function entry(index: number): Entry {
  const budget = 450 + ((index * 410) % 4600);
  const clicks = (index * 7919) % 40_000;
  const views = clicks * 12;
  return buildCampaignInfluencerRow(
    {
      state: 3,
      tag: 'Kampagne',
      platform: at(platforms, index),
      status: at(notes, index),
      service: at(services, index),
      contentStatus: at(contents, index),
      invoiceStatus: at(invoices, index),
      finalContentStatus: index % 4 === 0 ? 1 : 0,
      brandStatus: 3,
      preBudget: budget - 50,
      finalBudget: budget,
      externalBudget: Math.round(budget * 1.4),
      cbCommission: 15 + (index % 10),
      contentDeadline: `2026-06-${String(1 + (index % 28)).padStart(2, '0')}`,
      contentRelease: `2026-06-${String(1 + (index % 28)).padStart(2, '0')}`,
      publishDate: index % 3 === 0 ? `2026-07-${String(1 + (index % 28)).padStart(2, '0')}` : null,
      contentLink: index % 3 === 0 ? `https://www.instagram.com/p/${1000 + index}/` : '',
      trackingLink: `https://link.example/${1000 + index}`,
      clicks,
      views,
      likes: Math.round(views / 9),
      shares: Math.round(views / 90),
      comments: Math.round(views / 120),
      impressions: views * 2,
      orderData: Math.round(clicks / 300),
      cpc: clicks === 0 ? null : budget / clicks,
      cpv: views === 0 ? null : budget / views,
      cpo: clicks < 300 ? null : budget / Math.round(clicks / 300),
      tkp: views === 0 ? null : (budget / views) * 500,
      tkpBasis: 'impressions',
      isPublished: index % 2 === 0 ? 1 : 0,
      brandCommentCount: index % 4,
      ndaSignedStatus: 0,
    },
    index,
  );
}

/** The creators of one campaign, all booked, with figures. */
export const entries = (count: number): Entry[] => many(count, entry);
