import type { components } from '@resonanz/contract/types';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import { can } from '@resonanz/domain/transitions';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { ugcRequestForm } from '@resonanz/validators/ugcRequest';
import type { Tx } from '../../../platform/database/schema.ts';
import { rejectStale } from '../../../platform/history/rejectStale.ts';
import { changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, forbidden, invalidFields } from '../../../platform/http/ApiError.ts';
import { valid } from '../../../platform/http/valid.ts';
import { removeFilesOf } from '../../files/door.ts';
import { publishAll, publishUgcRequestEvents } from '../../notifications/door.ts';
import { linkOf, mailBrand, notifyResponsibleUsers } from '../notices/notices.ts';
import { proposedAssignee } from '../notices/queries.ts';
import { rejectPastDelivery, isChangeable, rejectTokenSignup } from '../rules.ts';
import type { UgcEditor } from '../UgcEditor.ts';
import { orderColumns, orderOf, type UgcRow } from './order.ts';
import { moneyOf, pricesOfDay } from './prices.ts';
import { countryOfBrand, deleteDraft, insertDraft, lockedRequest, updateUgcRequest } from './queries/changes.ts';

type Input = components['schemas']['UgcRequestInput'];

/** A request of the caller's company that can still be changed, as it was read. */
async function openRequest(tx: Tx, { user }: UgcEditor, id: number, updatedAt: string | undefined): Promise<UgcRow> {
  const row = await lockedRequest(tx, user, id);
  if (!isChangeable(row)) throw conflict('requestNotEditable', { status: row.status, isDraft: row.is_draft });
  if (updatedAt === undefined) throw invalidFields([{ field: 'updatedAt', key: 'required' }]);
  await rejectStale(tx, row, updatedAt);
  return row;
}

/** The price list of the day. */
const pricesToday = (tx: Tx, { services }: UgcEditor) => pricesOfDay(tx, services.clock.now());

/** Prepares a request for sending: validates it, fixes the prices of the day, and assigns a responsible user. */
async function sending(tx: Tx, editor: UgcEditor, row: UgcRow) {
  valid(ugcRequestForm, orderOf(row));
  if (!row.is_draft && row.status === REQUEST_STATUS.declined) {
    const verdict = can('requestStatus', REQUEST_STATUS.declined, REQUEST_STATUS.pending, {
      roleId: editor.user.roleId,
    });
    if (!verdict.allowed) throw conflict(verdict.reason);
  }
  return {
    is_draft: false,
    status: REQUEST_STATUS.pending,
    decline_reason: null,
    sent_at: row.is_draft || row.status === REQUEST_STATUS.declined ? editor.services.clock.now() : row.sent_at,
    prices: JSON.stringify(row.prices ?? (await pricesToday(tx, editor))),
    assignee_user_id: row.assignee_user_id ?? (await proposedAssignee(tx, row.customer_id)),
  };
}

/** Adds or changes a request of the caller's company, as a draft or to be sent; gives back its id. */
export async function saveUgcRequest(
  editor: UgcEditor,
  { ugcCampaignRequestId, updatedAt, send, ...fields }: Input,
): Promise<number> {
  const { user, services, audit } = editor;
  rejectTokenSignup(user);
  if (user.customerId === null) throw forbidden();
  const customerId = user.customerId;
  const { id, messages } = await services.db.transaction().execute(async (tx) => {
    const isNew = ugcCampaignRequestId === undefined;
    const before = isNew
      ? await insertDraft(tx, user.id, customerId, services.clock.now())
      : await openRequest(tx, editor, ugcCampaignRequestId, updatedAt);
    const now = services.clock.now();
    const columns = orderColumns(fields);
    const after: UgcRow = { ...before, ...(columns as Partial<UgcRow>) };
    // What has been sent stays complete, also when it is changed.
    const isSent = send || (!before.is_draft && before.status === REQUEST_STATUS.pending);
    if (isSent) rejectPastDelivery(before, after, berlinDay(now));
    const sent = isSent ? await sending(tx, editor, after) : undefined;
    await updateUgcRequest(tx, before.id, { ...columns, ...sent, updated_at: now, updated_by: user.id });
    const status = { isDraft: before.is_draft, status: before.status };
    const changes = changesBetween(
      { ...orderOf(before), ...status },
      {
        ...orderOf(after),
        isDraft: before.is_draft && !isSent,
        status: isSent ? REQUEST_STATUS.pending : before.status,
      },
    );
    audit(
      await writeHistory(tx, editor, {
        entity: 'ugc_request',
        entityId: before.id,
        action: isNew ? HISTORY_ACTION.add : HISTORY_ACTION.update,
        changes,
      }),
    );
    if (!isSent) return { id: before.id, messages: [] };
    const row = { ...after, assignee_user_id: sent?.assignee_user_id ?? null };
    if (before.is_draft || before.status === REQUEST_STATUS.declined) {
      const country = await countryOfBrand(tx, customerId);
      const { total: price } = moneyOf(orderOf(row), row.prices ?? (await pricesToday(tx, editor)), null, country);
      await mailBrand(tx, editor, row, 'ugcRequestReceived', {
        number: row.number,
        product: row.product_name,
        price,
        link: linkOf(services, row.id),
      });
    }
    return { id: before.id, messages: await notifyResponsibleUsers(tx, editor, NOTIFICATION_TYPE.ugcRequest, row) };
  });
  publishAll(services.live, messages);
  publishUgcRequestEvents(services.live, user, services.clock.now(), 'request', [id]);
  return id;
}

/** Throws a draft away, or archives a request that was sent and is not approved. */
export async function withdrawUgcRequest(editor: UgcEditor, id: number): Promise<null> {
  const { user, services, audit } = editor;
  rejectTokenSignup(user);
  const { isDraft, messages } = await services.db.transaction().execute(async (tx) => {
    const row = await lockedRequest(tx, user, id);
    if (row.is_draft) {
      await deleteDraft(tx, id);
      audit({ entity: 'ugc_request', entityId: id, action: HISTORY_ACTION.delete });
      return { isDraft: true, messages: [] };
    }
    if (row.status !== REQUEST_STATUS.pending && row.status !== REQUEST_STATUS.declined)
      throw conflict('requestApproved', { status: row.status });
    if (row.archived) throw conflict('transitionNotAllowed', { archived: true });
    await updateUgcRequest(tx, id, { archived: true, updated_at: services.clock.now(), updated_by: user.id });
    audit(
      await writeHistory(tx, editor, {
        entity: 'ugc_request',
        entityId: id,
        action: HISTORY_ACTION.statusChange,
        changes: { archived: [false, true] },
        reason: 'withdrawn',
      }),
    );
    return { isDraft: false, messages: await notifyResponsibleUsers(tx, editor, NOTIFICATION_TYPE.ugcRequest, row) };
  });
  if (isDraft) await removeFilesOf(services, { subject: 'ugcRequest', subjectId: id });
  publishAll(services.live, messages);
  publishUgcRequestEvents(services.live, user, services.clock.now(), 'request', [id]);
  return null;
}
