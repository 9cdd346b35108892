import { REQUEST_NDA_VERSION, REQUEST_STATUS } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { type FileServices, filesOf } from '../files/door.ts';
import { bookedOf } from './queries/bookedChannels.ts';
import { channelsOf, type ProposalServices } from './queries/channels.ts';
import { requestById } from './queries/requests.ts';
import { formOf } from './requestForm.ts';

/** A brand's own request with its channels; 404 for any other. */
export async function requestDetail(
  services: FileServices & ProposalServices,
  user: CallUser,
  id: number,
): Promise<Schemas['CampaignRequest']> {
  const { db } = services;
  const row = await requestById(db, user, id);
  if (!row) throw notFound();
  const [files, channels, booked] = await Promise.all([
    filesOf(services, { subject: 'campaignRequest', subjectId: id }),
    channelsOf(services, user, { requestIds: [id] }),
    bookedOf(services, user, [id]),
  ]);
  const mayChange = user.may('Campaign Request', 'edit');
  return {
    campaignRequestId: row.id,
    number: row.number,
    form: formOf(row),
    step: row.form_step,
    status: row.status,
    isDraft: row.is_draft,
    active: row.active,
    archived: row.archived,
    withdrawnAt: row.withdrawn_at,
    sentAt: row.sent_at,
    declineReason: row.decline_reason,
    ndaStatus: row.nda_status,
    ndaAcceptedBy: row.nda_name,
    ndaDecidedAt: row.nda_decided_at,
    ndaVersion: row.nda_version,
    currentNdaVersion: REQUEST_NDA_VERSION,
    mayEdit: mayChange && row.may_edit,
    mayWithdraw: mayChange && !row.archived && row.status !== REQUEST_STATUS.approved,
    currencyCode: 'EUR',
    campaignName: row.campaign_name,
    campaignStart: row.campaign_start,
    campaignEnd: row.campaign_end,
    contactName: row.contact,
    files,
    channels,
    booked,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
