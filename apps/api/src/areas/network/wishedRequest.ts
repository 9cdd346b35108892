import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import { staffPaths } from '@resonanz/domain/paths';
import type { ModuleName } from '@resonanz/domain/permissions';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { conflict, forbidden, notFound } from '../../platform/http/ApiError.ts';
import type { Call } from '../../platform/operations/area.ts';
import { lockedRequest as lockedCampaignRequest, tellKeeper } from '../campaign-requests/door.ts';
import { noteCommentMail } from '../comments/door.ts';
import type { LiveMessage } from '../notifications/door.ts';
import { seesAll, visibleRows } from '../ownership/door.ts';
import { lockedRequest as lockedUgcRequest, tellKeepers } from '../ugc-requests/door.ts';

type Schemas = components['schemas'];
type Kind = Schemas['NetworkRequestKind'];
type Tx = Kysely<Schema>;

/** Who wishes or asks. */
export type NetworkEditor = Pick<Call<'logout'>, 'user' | 'services' | 'audit'>;

/** The column of a wish that names its request. */
export const requestColumn = { campaign: 'campaign_request_id', ugc: 'ugc_request_id' } as const satisfies Record<
  Kind,
  string
>;

/** A request somebody is wished for in, locked until the transaction ends. */
export interface WishedRequest {
  isDraft: boolean;
  /** Tells whoever looks after it; nobody, while it is a draft or nobody does. */
  tell(tx: Tx): Promise<LiveMessage[]>;
}

async function campaignRequest(tx: Tx, { user }: NetworkEditor, id: number): Promise<WishedRequest> {
  const row = await lockedCampaignRequest(tx, user, id);
  if (!row.active || row.archived) throw conflict('requestClosed');
  return {
    isDraft: row.is_draft,
    tell: async (inner) => {
      const { assignee_user_id: keeper, title } = row;
      if (row.is_draft || keeper === null) return [];
      await noteCommentMail(inner, [keeper], {
        kind: 'campaignRequest',
        id,
        title,
        path: staffPaths.campaignRequestView({ refId: String(id) }),
      });
      return tellKeeper(inner, user, row, 'comment');
    },
  };
}

async function ugcRequest(tx: Tx, editor: NetworkEditor, id: number): Promise<WishedRequest> {
  const row = await lockedUgcRequest(tx, editor.user, id);
  if (!row.active || row.archived) throw conflict('requestClosed');
  return {
    isDraft: row.is_draft,
    tell: async (inner) => {
      const { assignee_user_id: keeper, product_name: title } = row;
      if (row.is_draft || keeper === null) return [];
      await noteCommentMail(inner, [keeper], {
        kind: 'ugcRequest',
        id,
        title,
        path: staffPaths.ugcRequestView({ refId: String(id) }),
      });
      return tellKeepers(inner, editor, NOTIFICATION_TYPE.ugcRequestComment, row);
    },
  };
}

/** An own request that can still be changed or talked about; 404 for any other, 409 once it is deactivated or archived. */
export const lockedWishedRequest = (tx: Tx, editor: NetworkEditor, kind: Kind, id: number): Promise<WishedRequest> =>
  kind === 'campaign' ? campaignRequest(tx, editor, id) : ugcRequest(tx, editor, id);

const modules: Readonly<Record<Kind, ModuleName>> = { campaign: 'Campaign Request', ugc: 'UGC Campaign Request' };

/** Refuses who may not read a request: 403 without the right, 404 when it is not theirs. */
export async function admitToRequest(db: Tx, user: CallUser, kind: Kind, id: number): Promise<void> {
  if (!user.may(modules[kind], 'view')) throw forbidden();
  if (
    !(await seesAll(
      db as Parameters<typeof seesAll>[0],
      user,
      kind === 'campaign' ? 'campaignRequests' : 'ugcRequests',
      [id],
    ))
  )
    throw notFound();
}

/** Most requests to choose from. */
const MOST = 50;

/** Requests of the own company that somebody can be added to, the newest first. */
export async function openRequests(
  db: Tx,
  user: CallUser,
  { person_id, channel_id }: { person_id: number | null; channel_id: number | null },
): Promise<Schemas['NetworkRequest'][]> {
  const isAdded = (kind: Kind) =>
    sql<boolean>`exists (select 1 from network_wishes w where ${sql.ref(`w.${requestColumn[kind]}`)} = r.id and w.removed_at is null
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
      .limit(MOST)
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
      .limit(MOST)
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
      status: row.status as Schemas['NetworkRequest']['status'],
      isAdded: row.added,
    }));
}
