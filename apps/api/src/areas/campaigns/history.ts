import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import {
  type HistorySubject,
  type HistoryWindow,
  historyPage,
  historyPeople,
} from '../../platform/history/historyPage.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { entryNames } from './entries/queries/entries.ts';
import { nameOf } from './entries/row.ts';

type Kind = Schemas['CampaignHistoryKind'];

/** The wire fields of each kind; the campaign's own kind is given by the record. */
const FIELDS: Readonly<Record<Exclude<Kind, 'campaign'>, readonly string[]>> = {
  channels: ['state', 'channel', 'tag', 'status', 'leistung', 'interestStatus'],
  money: [
    'vorBudget',
    'finalesBudget',
    'budgetExtern',
    'cbCommission',
    'invoiceStatus',
    'invoiceAmount',
    'budget',
    'mediaBudget',
    'brandInvoice',
  ],
  brand: ['isPublished', 'brandStatus', 'finalContentStatus', 'brandNdaStatus', 'ndaSignedStatus'],
  content: [
    'contentStatus',
    'finalContentStatus',
    'contentDeadline',
    'contentRelease',
    'contentLink',
    'publishDate',
    'savedContent',
  ],
};

/** Part of a campaign's history, perhaps of one kind or one person. */
interface CampaignHistoryQuery extends Pick<HistoryWindow, 'before' | 'size' | 'userId'> {
  kind?: Kind | undefined;
}

/**
 * What happened to a campaign and to the channels that are or were in it, the newest first; lines about a channel name
 * it.
 */
export async function campaignHistory(
  db: Kysely<Schema>,
  campaignId: number,
  { kind, ...window }: CampaignHistoryQuery,
): Promise<Schemas['CampaignHistoryPage']> {
  const entries = await entryNames(db, campaignId);
  const names = new Map(entries.map((entry) => [entry.id, nameOf(entry)]));
  const campaign: HistorySubject = { entity: 'campaign', ids: [campaignId] };
  const all = [campaign, { entity: 'campaign_entry', ids: [...names.keys()] }];
  const [page, people] = await Promise.all([
    historyPage(db, kind === 'campaign' ? [campaign] : all, {
      ...window,
      fields: kind === undefined || kind === 'campaign' ? undefined : FIELDS[kind],
    }),
    historyPeople(db, all),
  ]);
  const named = page.content.map((line) => {
    const subjectName = line.entity === 'campaign_entry' ? names.get(line.entityId) : undefined;
    return subjectName === undefined ? line : { ...line, subjectName };
  });
  return { ...page, content: named, people };
}
