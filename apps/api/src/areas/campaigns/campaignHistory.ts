import type { components } from '@resonanz/contract/types';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type HistoryWindow, historyPage } from '../../history/historyPage.ts';
import { nameOf } from './entryRow.ts';

/** What happened to a campaign and to the channels in it, the newest first; lines about a channel name it. */
export async function campaignHistory(db: Kysely<Schema>, campaignId: number, window: HistoryWindow): Promise<components['schemas']['HistoryPage']> {
  const entries = await db
    .selectFrom('campaign_entries as e')
    .leftJoin('influencers as i', 'i.id', 'e.influencer_id')
    .where('e.campaign_id', '=', campaignId)
    .select(['e.id', 'e.channel_handle', 'i.first_name', 'i.surname'])
    .execute();
  const names = new Map(entries.map((entry) => [entry.id, nameOf(entry)]));
  const page = await historyPage(db, [{ entity: 'campaign', ids: [campaignId] }, { entity: 'campaign_entry', ids: [...names.keys()] }], window);
  const named = page.content.map((line) => {
    const subjectName = line.entity === 'campaign_entry' ? names.get(line.entityId) : undefined;
    return subjectName === undefined ? line : { ...line, subjectName };
  });
  return { ...page, content: named };
}
