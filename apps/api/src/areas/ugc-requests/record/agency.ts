import { CAMPAIGN_TYPE, REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { isValueOf } from '@resonanz/domain/enumerations';
import { NOTIFICATION_SUB_TYPE } from '@resonanz/domain/notifications';
import { can } from '@resonanz/domain/transitions';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { rejectStale } from '../../../platform/history/rejectStale.ts';
import { type Changes, writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../../platform/http/ApiError.ts';
import { requiredReason } from '../../../platform/http/requiredReason.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { type LiveMessage, publishAll, publishUgcRequestEvents } from '../../notifications/door.ts';
import { linkOf, mailBrand, notifyBrand } from '../notices/notices.ts';
import { assignableUsers } from '../notices/queries.ts';
import type { UgcEditor } from '../UgcEditor.ts';
import { insertVideos } from '../videos/queries/changes.ts';
import { orderOf, type UgcRow } from './order.ts';
import { moneyOf, pricesOfDay } from './prices.ts';
import { insertCampaign } from './queries/campaigns.ts';
import { lockedRequest, updateUgcRequest } from './queries/changes.ts';
import { insertOffer, newestOffer } from './queries/offers.ts';

/** Carries out a change of a locked request and notifies those who have to know. */
async function change(
  editor: UgcEditor,
  id: number,
  act: (tx: Tx, row: UgcRow) => Promise<LiveMessage[]>,
): Promise<void> {
  const { services, user } = editor;
  const messages = await services.db.transaction().execute(async (tx) => act(tx, await lockedRequest(tx, user, id)));
  publishAll(services.live, messages);
  // Who of the agency did it is none of the brand's business.
  publishUgcRequestEvents(services.live, null, services.clock.now(), 'request', [id]);
}

/** Stores what changed in a request, from when on the agency works on it. */
async function store(
  tx: Tx,
  editor: UgcEditor,
  row: UgcRow,
  values: Partial<
    Pick<UgcRow, 'status' | 'decline_reason' | 'campaign_id' | 'assignee_user_id' | 'active' | 'archived'>
  >,
  changes: Changes,
  reason: string | null = null,
): Promise<void> {
  const now = editor.services.clock.now();
  const stamp = { started_at: row.started_at ?? now, updated_at: now, updated_by: editor.user.id };
  await updateUgcRequest(tx, row.id, { ...values, ...stamp });
  editor.audit(
    await writeHistory(tx, editor, {
      entity: 'ugc_request',
      entityId: row.id,
      action:
        'status' in changes || 'active' in changes || 'archived' in changes
          ? HISTORY_ACTION.statusChange
          : HISTORY_ACTION.update,
      changes,
      reason,
    }),
  );
}

async function totalOf(tx: Tx, { services }: UgcEditor, row: UgcRow): Promise<number> {
  const offer = await newestOffer(tx, row.id);
  const { total } = moneyOf(
    orderOf(row),
    row.prices ?? (await pricesOfDay(tx, services.clock.now())),
    offer === undefined ? null : Number(offer.total),
    null,
  );
  if (total === null) throw conflict('priceMissing');
  return total;
}

/** The campaign of an approved request, of type 3, with its videos. */
async function makeCampaign(tx: Tx, { user, services }: UgcEditor, row: UgcRow, total: number): Promise<number> {
  const now = services.clock.now();
  const id = await insertCampaign(tx, {
    name: row.product_name,
    customer_id: row.customer_id,
    type: CAMPAIGN_TYPE.ugc,
    status: REQUEST_STATUS.pending,
    budget: total,
    media_budget: total,
    end_date: row.delivery_date,
    region_id: user.defaultRegionId,
    owner_user_id: row.assignee_user_id ?? user.id,
    description: row.briefing,
    product: row.product_name,
    created_at: now,
    updated_at: now,
    updated_by: user.id,
  });
  await insertVideos(tx, row.id, row.video_count);
  return id;
}

/**
 * Approves a request, which makes its campaign, or declines it with a reason
 * (docs/domain/transitions.md#request-status).
 */
export function changeUgcRequestStatus(
  editor: UgcEditor,
  { ugcCampaignRequestId, status, updatedAt, reason }: Schemas['UgcStatusChange'],
): Promise<void> {
  const { user, services } = editor;
  const why = status === REQUEST_STATUS.declined ? requiredReason(reason) : '';
  return change(editor, ugcCampaignRequestId, async (tx, row) => {
    if (!row.active || row.archived) throw conflict('requestNotActive', { active: row.active, archived: row.archived });
    if (!isValueOf('requestStatus', row.status)) throw conflict('transitionNotAllowed');
    // A reason does not allow corrections here: the campaign exists already.
    const verdict =
      row.status === REQUEST_STATUS.pending
        ? can('requestStatus', row.status, status, { roleId: user.roleId, reason: why !== '' })
        : ({ allowed: false, reason: 'transitionNotAllowed' } as const);
    if (!verdict.allowed) throw conflict(verdict.reason, { status: row.status });
    // Approves the order and price that the user has read.
    await rejectStale(tx, row, updatedAt);
    const link = linkOf(services, row.id);
    if (status === REQUEST_STATUS.declined) {
      await store(tx, editor, row, { status, decline_reason: why }, { status: [row.status, status] }, why);
      await mailBrand(tx, editor, row, 'ugcRequestDeclined', {
        number: row.number,
        product: row.product_name,
        reason: why,
        link,
      });
      return notifyBrand(tx, editor, NOTIFICATION_SUB_TYPE.ugcRequestDeclined, row);
    }
    const price = await totalOf(tx, editor, row);
    const campaignId = await makeCampaign(tx, editor, row, price);
    await store(
      tx,
      editor,
      row,
      { status, decline_reason: null, campaign_id: campaignId },
      { status: [row.status, status], compaignDataId: [null, campaignId] },
    );
    await mailBrand(tx, editor, row, 'ugcRequestApproved', {
      number: row.number,
      product: row.product_name,
      price,
      link,
    });
    return notifyBrand(tx, editor, NOTIFICATION_SUB_TYPE.ugcRequestApproved, row);
  });
}

/** Names a price; the earlier ones stay as versions. */
export function addUgcOffer(
  editor: UgcEditor,
  { ugcCampaignRequestId, lines, note = '' }: Schemas['UgcOfferInput'],
): Promise<void> {
  const { user, services } = editor;
  const total = Math.round(lines.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;
  if (total < 0) throw invalidFields([{ field: 'lines', key: 'amountInvalid' }]);
  const named = lines.map(({ text, amount }) => ({ text: text.trim(), amount: Math.round(amount * 100) / 100 }));
  if (named.some(({ text }) => text === '')) throw invalidFields([{ field: 'lines', key: 'required' }]);
  return change(editor, ugcCampaignRequestId, async (tx, row) => {
    if (row.status === REQUEST_STATUS.declined || row.archived)
      throw conflict('requestNotActive', { status: row.status, archived: row.archived });
    const before = await newestOffer(tx, row.id);
    await insertOffer(tx, {
      request_id: row.id,
      version: (before?.version ?? 0) + 1,
      lines: JSON.stringify(named),
      total,
      note: note.trim(),
      created_by: user.id,
      created_at: services.clock.now(),
    });
    await store(tx, editor, row, {}, { offer: [before === undefined ? null : Number(before.total), total] });
    return [];
  });
}

/** Assigns a request to a user of the agency. */
export function assignUgcRequest(
  editor: UgcEditor,
  { ugcCampaignRequestId, userId }: Schemas['UgcAssignment'],
): Promise<void> {
  return change(editor, ugcCampaignRequestId, async (tx, row) => {
    if (userId !== null && !(await assignableUsers(tx)).some(({ id }) => id === userId))
      throw invalidFields([{ field: 'userId', key: 'choiceInvalid' }]);
    await store(tx, editor, row, { assignee_user_id: userId }, { assignUserId: [row.assignee_user_id, userId] });
    return [];
  });
}

/** Deactivates with a reason, archives or restores (sub types 15 and 16); notifies the brand of the first two. */
export function changeUgcRequestPlace(
  editor: UgcEditor,
  { ugcCampaignRequestId, active, archived, reason }: Schemas['UgcPlaceChange'],
): Promise<void> {
  if (active === undefined && archived === undefined) throw invalidFields([{ field: 'active', key: 'required' }]);
  const why = active === false ? requiredReason(reason) : null;
  return change(editor, ugcCampaignRequestId, async (tx, row) => {
    const [isActive, isArchived] = [active ?? row.active, archived ?? row.archived];
    if (isArchived && !row.archived && row.status === REQUEST_STATUS.pending && isActive)
      throw conflict('requestPending', { status: row.status });
    const changes: Changes = {
      ...(active === undefined ? {} : { active: [row.active, active] as const }),
      ...(archived === undefined ? {} : { archived: [row.archived, archived] as const }),
    };
    await store(tx, editor, row, { active: isActive, archived: isArchived }, changes, why);
    const messages =
      row.active && !isActive ? await notifyBrand(tx, editor, NOTIFICATION_SUB_TYPE.ugcRequestDeactivated, row) : [];
    return !row.archived && isArchived
      ? [...messages, ...(await notifyBrand(tx, editor, NOTIFICATION_SUB_TYPE.ugcRequestArchived, row))]
      : messages;
  });
}
