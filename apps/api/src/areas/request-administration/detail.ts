import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import { formOf } from '../campaign-requests/door.ts';
import type { OptionTime } from '../campaigns/door.ts';
import { channelsOf } from './queries/channels.ts';
import { requestById, toItem } from './queries/requests.ts';
import { isApprovable } from './rules.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;

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
