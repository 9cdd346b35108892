import { sql } from 'kysely';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { visibleRows } from '../../ownership/door.ts';
import { requestColumn } from './wishes.ts';

type Kind = Schemas['NetworkRequestKind'];

/** Maximum number of requests to choose from. */
const MAX_ROWS = 50;

/** Requests of the user's company that a person can be added to, newest first. */
export async function openRequests(
  db: Db,
  user: CallUser,
  { person_id, channel_id }: { person_id: number | null; channel_id: number | null },
): Promise<Schemas['NetworkRequest'][]> {
  const isAdded = (kind: Kind) =>
    sql<boolean>`exists (select 1 from network_wishes w
      where ${sql.ref(`w.${requestColumn[kind]}`)} = r.id and w.removed_at is null
      and (w.person_id = ${person_id} or w.channel_id = ${channel_id}))`;
  const [campaigns, videos] = await Promise.all([
    db
      .selectFrom('campaign_requests as r')
      .where(visibleRows('campaignRequests', user, 'r'))
      .where('r.active', '=', true)
      .where('r.archived', '=', false)
      .select([
        'r.id',
        'r.number',
        'r.title',
        'r.is_draft',
        'r.status',
        'r.created_at',
        isAdded('campaign').as('added'),
      ])
      .orderBy('r.created_at', 'desc')
      .limit(MAX_ROWS)
      .execute(),
    db
      .selectFrom('ugc_requests as r')
      .where(visibleRows('ugcRequests', user, 'r'))
      .where('r.active', '=', true)
      .where('r.archived', '=', false)
      .select([
        'r.id',
        'r.number',
        'r.product_name as title',
        'r.is_draft',
        'r.status',
        'r.created_at',
        isAdded('ugc').as('added'),
      ])
      .orderBy('r.created_at', 'desc')
      .limit(MAX_ROWS)
      .execute(),
  ]);
  return [
    ...campaigns.map((row) => ({ kind: 'campaign' as const, row })),
    ...videos.map((row) => ({ kind: 'ugc' as const, row })),
  ]
    .toSorted((one, other) => Date.parse(other.row.created_at) - Date.parse(one.row.created_at))
    .map(({ kind, row }) => ({
      kind,
      requestId: row.id,
      number: row.is_draft ? '' : row.number,
      title: row.title,
      isDraft: row.is_draft,
      status: row.status,
      isAdded: row.added,
    }));
}
