import type { components } from '@resonanz/contract/types';
import type { Changes } from '../../../platform/history/writeHistory.ts';
import { audienceColumns } from '../figures/audienceColumns.ts';
import type { CampaignEntriesTable } from '../tables.ts';

type Fields = components['schemas']['CampaignInfluencerFields'];

/** The column of each cell that staff may write. */
export const fieldColumns = {
  empfehlung: 'recommended',
  reichweite: 'followers',
  leistung: 'service',
  vorBudget: 'pre_budget',
  finalesBudget: 'final_budget',
  budgetExtern: 'external_budget',
  cbCommission: 'agency_commission',
  tag: 'tag',
  status: 'status_note',
  notizen: 'notes',
  management: 'management',
  city: 'city',
  gender: 'gender',
  contacted: 'contacted',
  contactedBy: 'contacted_by',
  trackingLink: 'tracking_link',
  directLink: 'direct_link',
  savedContent: 'saved_content',
  contentRelease: 'content_release',
  contentDeadline: 'content_deadline',
  contentLink: 'content_link',
  publishDate: 'publish_date',
  avg: 'average_engagement',
  clicks: 'clicks',
  views: 'views',
  likes: 'likes',
  shares: 'shares',
  kommentare: 'comments',
  impressionen: 'impressions',
  stickerClicks: 'sticker_clicks',
  leser: 'readers',
  orderData: 'orders',
  ...audienceColumns,
} as const satisfies Readonly<Record<keyof Fields, keyof CampaignEntriesTable>>;

const fields = new Map<string, string>(Object.entries(fieldColumns).map(([field, column]) => [column, field]));

/** Converts changed columns to wire names, as used by cells and histories; computed values are omitted. */
export const onTheWire = (changes: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes).flatMap(([column, change]) => {
      const field = fields.get(column);
      return field === undefined ? [] : [[field, change]];
    }),
  );
