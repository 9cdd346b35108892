import { NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import { staffPaths } from '@resonanz/domain/paths';
import type { ModuleName } from '@resonanz/domain/permissions';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Tx } from '../../platform/database/schema.ts';
import { conflict, forbidden, notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { CallContext } from '../../platform/operations/area.ts';
import { lockedRequest as lockedCampaignRequest, notifyResponsibleUser } from '../campaign-requests/door.ts';
import { noteCommentMail } from '../comments/door.ts';
import type { LiveMessage } from '../notifications/door.ts';
import { seesAll } from '../ownership/door.ts';
import { lockedRequest as lockedUgcRequest, notifyResponsibleUsers } from '../ugc-requests/door.ts';

type Kind = Schemas['NetworkRequestKind'];

/** Who wishes or asks. */
export type NetworkEditor = Pick<CallContext, 'user' | 'services' | 'audit'>;

/** A request with its wishes, locked until the transaction ends. */
export interface WishedRequest {
  isDraft: boolean;
  /** Notifies the responsible user, if the request is sent and has one. */
  notify(tx: Tx): Promise<LiveMessage[]>;
}

async function campaignRequest(tx: Tx, { user }: NetworkEditor, id: number): Promise<WishedRequest> {
  const row = await lockedCampaignRequest(tx, user, id);
  if (!row.active || row.archived) throw conflict('requestClosed');
  return {
    isDraft: row.is_draft,
    notify: async (inner) => {
      const { assignee_user_id: assigneeId, title } = row;
      if (row.is_draft || assigneeId === null) return [];
      await noteCommentMail(inner, [assigneeId], {
        kind: 'campaignRequest',
        id,
        title,
        path: staffPaths.campaignRequestView({ refId: String(id) }),
      });
      return notifyResponsibleUser(inner, user, row, 'comment');
    },
  };
}

async function ugcRequest(tx: Tx, editor: NetworkEditor, id: number): Promise<WishedRequest> {
  const row = await lockedUgcRequest(tx, editor.user, id);
  if (!row.active || row.archived) throw conflict('requestClosed');
  return {
    isDraft: row.is_draft,
    notify: async (inner) => {
      const { assignee_user_id: assigneeId, product_name: title } = row;
      if (row.is_draft || assigneeId === null) return [];
      await noteCommentMail(inner, [assigneeId], {
        kind: 'ugcRequest',
        id,
        title,
        path: staffPaths.ugcRequestView({ refId: String(id) }),
      });
      return notifyResponsibleUsers(inner, editor, NOTIFICATION_TYPE.ugcRequestComment, row);
    },
  };
}

/** An own request that is still open to wishes; 404 for any other, 409 once it is deactivated or archived. */
export const lockedWishedRequest = (tx: Tx, editor: NetworkEditor, kind: Kind, id: number): Promise<WishedRequest> =>
  kind === 'campaign' ? campaignRequest(tx, editor, id) : ugcRequest(tx, editor, id);

const modules: Readonly<Record<Kind, ModuleName>> = { campaign: 'Campaign Request', ugc: 'UGC Campaign Request' };

/** Rejects users who may not read a request: 403 without the right, 404 for another company's. */
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
