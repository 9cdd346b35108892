import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { OptionTime } from '../../campaigns/door.ts';
import { formOf } from '../requestForm.ts';
import { channelsOf } from './queries/channels.ts';
import { requestById, toItem } from './queries/requests.ts';
import { isApprovable } from './rules.ts';

/** One request as the agency works on it; 404 when the viewer does not see it. */
export async function agencyRequest(
  db: Db,
  viewer: CallUser,
  id: number,
  time: OptionTime,
): Promise<Schemas['AgencyRequest']> {
  const row = await requestById(db, viewer, id);
  if (row === undefined) throw notFound();
  return {
    ...toItem(row),
    form: formOf(row),
    declineReason: row.decline_reason,
    createdBy:
      row.created_by_user_id === null
        ? null
        : { userId: row.created_by_user_id, fullName: row.creator_name ?? row.creator_email ?? '' },
    withdrawnAt: row.withdrawn_at,
    ndaSentAt: row.nda_sent_at,
    ndaName: row.nda_name,
    ndaDecidedAt: row.nda_decided_at,
    mayApprove:
      isApprovable(row) && viewer.may('Campaign Request', 'approve') && viewer.may('Campaign Management', 'add'),
    channels: await channelsOf(db, row.linked_id, time),
  };
}
