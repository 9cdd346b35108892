import { CAMPAIGN_TYPE, REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { isValueOf } from '@resonanz/domain/enumerations';
import { NOTIFICATION_SUB_TYPE } from '@resonanz/domain/notifications';
import { brandPaths } from '@resonanz/domain/paths';
import { can } from '@resonanz/domain/transitions';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Db } from '../../../platform/database/schema.ts';
import { type Changes, writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, forbidden, invalidFields, notFound } from '../../../platform/http/ApiError.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import type { LiveMessage } from '../../notifications/door.ts';
import type { EntryEditor } from '../entries/changeEntries.ts';
import { requestPeople } from '../notices/queries.ts';
import { notifyBrandOfRequest, notifyResponsibleOfRequest } from '../notices/requestNotices.ts';
import type { CampaignFields } from './form.ts';
import { lockRequest, updateRequest } from './queries/linkedRequest.ts';

type Reader = Pick<CallContext, 'user'>;

/** A brand's request that a campaign can be made of. */
export type OpenRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

/**
 * A request that is to become a campaign (docs/domain/transitions.md#request-status): pending or already approved, and
 * without a campaign. 404 for those the caller does not see, 403 without the right to approve, 409 with the reason for
 * the others.
 */
export async function openRequest(db: Db, reader: Reader, id: number): Promise<OpenRequest> {
  const { user } = reader;
  const row = user.may('Campaign Request', 'view') ? await lockRequest(db, user, id) : undefined;
  if (!row) throw notFound();
  if (!user.may('Campaign Request', 'approve')) throw forbidden();
  if (row.linked_id !== null) throw conflict('requestHasCampaign', { compaignDataId: row.linked_id });
  if (!row.active || row.archived) throw conflict('requestNotActive', { active: row.active, archived: row.archived });
  if (row.status === REQUEST_STATUS.approved) return row;
  if (!isValueOf('requestStatus', row.status)) throw conflict('transitionNotAllowed');
  const verdict = can('requestStatus', row.status, REQUEST_STATUS.approved, { roleId: user.roleId });
  if (!verdict.allowed)
    throw conflict(row.status === REQUEST_STATUS.declined ? 'requestDeclined' : verdict.reason, { status: row.status });
  return row;
}

/**
 * A campaign belongs to the customer of its request and is a self-service campaign: 422 at the field that says
 * something else.
 */
export function rejectOtherOwner(fields: CampaignFields, request: Pick<OpenRequest, 'customer_id'>): void {
  const { customerId = request.customer_id, type = CAMPAIGN_TYPE.selfService } = fields;
  const errors = [
    ...(customerId === request.customer_id ? [] : [{ field: 'customerId', key: 'customerOfRequest' }]),
    ...(type === CAMPAIGN_TYPE.selfService ? [] : [{ field: 'type', key: 'typeOfRequest' }]),
  ];
  if (errors.length > 0) throw invalidFields(errors);
}

/**
 * Links a request with its new campaign; a pending request is approved by this, and its brand is notified
 * (docs/domain/transitions.md#request-status, sub type 1).
 */
export async function linkRequest(
  tx: Db,
  editor: EntryEditor,
  request: OpenRequest,
  campaign: { id: number; name: string },
): Promise<LiveMessage[]> {
  const { approved } = REQUEST_STATUS;
  const isApproved = request.status !== approved;
  await updateRequest(tx, request.id, {
    campaign_id: campaign.id,
    status: approved,
    decline_reason: null,
    updated_at: editor.services.clock.now(),
    updated_by: editor.user.id,
  });
  const changes: Changes = {
    ...(isApproved ? { status: [request.status, approved] as const } : {}),
    compaignDataId: [request.campaign_id, campaign.id],
  };
  editor.audit(
    await writeHistory(tx, editor, {
      entity: 'campaign_request',
      entityId: request.id,
      action: isApproved ? HISTORY_ACTION.statusChange : HISTORY_ACTION.update,
      changes,
    }),
  );
  if (!isApproved) return [];
  const brand = await requestPeople(tx, request.customer_id);
  const { mail, publicUrl } = editor.services;
  const link = `${publicUrl}${brandPaths.campaignRequestView({ refId: String(request.id) })}`;
  const partner = { userType: 'brand', refId: request.customer_id, campaignId: campaign.id } as const;
  for (const { email, language } of brand) {
    await mail.send(tx, {
      to: email,
      language,
      template: 'requestApproved',
      values: { request: request.title, campaign: campaign.name, link },
      partner,
    });
  }
  return [
    ...(await notifyBrandOfRequest(tx, brand, NOTIFICATION_SUB_TYPE.requestApproved, request, editor.user)),
    ...(await notifyResponsibleOfRequest(tx, request, editor.user)),
  ];
}
