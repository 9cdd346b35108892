import { sql } from 'kysely';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { visibleRows } from '../../ownership/door.ts';

/** What was last written about the requests and channels that the caller's brand sees. */
export async function lastComments(db: Db, user: CallUser): Promise<Schemas['LastComment'][]> {
  const rows = await db
    .selectFrom('comments as o')
    .leftJoin('campaign_entries as e', (join) =>
      join.onRef('e.id', '=', 'o.subject_id').on('o.subject_kind', '=', 'campaignEntry'),
    )
    .innerJoin('campaign_requests as r', (join) =>
      join.on(
        sql<boolean>`(o.subject_kind = 'campaignRequest' and r.id = o.subject_id)
          or (e.id is not null and r.campaign_id = e.campaign_id and ${visibleRows('proposedChannels', user, 'e')})`,
      ),
    )
    .leftJoin('users as u', 'u.id', 'o.author_user_id')
    .where('o.subject_kind', 'in', ['campaignRequest', 'campaignEntry'])
    .where('o.deleted_at', 'is', null)
    .where('o.audience', '=', 'shared')
    .where(visibleRows('campaignRequests', user, 'r'))
    .where('r.archived', '=', false)
    .select([
      'o.id',
      'o.text',
      'o.author_side',
      'o.created_at',
      'r.id as request_id',
      'r.title',
      'e.channel_handle',
      fullNameOf('u').as('author'),
    ])
    .orderBy('o.id', 'desc')
    .limit(4)
    .execute();
  return rows.map((row) => ({
    commentId: row.id,
    campaignRequestId: row.request_id,
    requestTitle: row.title,
    channel: row.channel_handle,
    author: row.author,
    side: row.author_side,
    text: row.text,
    createdAt: row.created_at,
  }));
}
