import { AUDIT_ACTION, HISTORY_ACTION, type HistoryAction } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import { rejectOrder } from '../../platform/history/rejectOrder.ts';
import { rejectStale } from '../../platform/history/rejectStale.ts';
import { type Changes, changesBetween, writeHistory } from '../../platform/history/writeHistory.ts';
import { invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Call, CallContext } from '../../platform/operations/area.ts';
import { checkFaq, MAX_FAQS, namedFaq, rejectAdding } from './checkInput.ts';
import { findEndOfGroup, findFaq, findOrder, insertFaq, lockFaq, updateFaq, updateOrder } from './queries/faqs.ts';
import { lockGroup, lockGroupIfAny } from './queries/groups.ts';

/** Who changes an FAQ. */
type Editor = Pick<CallContext, 'audit' | 'services' | 'user'>;

const ENTITY = 'faq';

/** Notes a change of an FAQ in its history and in the audit log. */
async function note(tx: Tx, editor: Editor, id: number, action: HistoryAction, changes: Changes): Promise<void> {
  editor.audit(await writeHistory(tx, editor, { entity: ENTITY, entityId: id, action, changes }));
}

const versionBy = ({ services, user }: Editor) => ({ updated_at: services.clock.now(), updated_by: user.id });

/** Locks the group that an input names, so that nobody else puts an FAQ there until the transaction ends. */
async function lockNamedGroup(tx: Tx, groupId: number): Promise<void> {
  const group = await lockGroupIfAny(tx, groupId);
  if (group === undefined) throw invalidFields([{ field: 'faqGroupId', key: 'invalidValue' }]);
}

/** The place behind the last FAQ of a locked group. */
async function endOfGroup(tx: Tx, groupId: number): Promise<number> {
  const { count, next } = await findEndOfGroup(tx, groupId);
  if (count >= MAX_FAQS) throw invalidFields([{ field: 'faqGroupId', key: 'groupFull' }]);
  return next;
}

async function add(tx: Tx, editor: Editor, input: Schemas['FaqInput']): Promise<number> {
  rejectAdding(editor.user);
  const values = checkFaq(input);
  await lockNamedGroup(tx, values.group_id);
  const position = await endOfGroup(tx, values.group_id);
  const version = versionBy(editor);
  const id = await insertFaq(tx, { ...values, position, ...version, created_at: version.updated_at });
  await note(tx, editor, id, HISTORY_ACTION.add, changesBetween({}, namedFaq(values)));
  return id;
}

async function change(tx: Tx, editor: Editor, id: number, readAt: string, input: Schemas['FaqInput']): Promise<void> {
  const values = checkFaq(input);
  // Group before FAQ, as whoever sorts a group does.
  await lockNamedGroup(tx, values.group_id);
  const row = await lockFaq(tx, id);
  await rejectStale(tx, row, readAt);
  const changes = changesBetween(namedFaq(row), namedFaq(values));
  if (Object.keys(changes).length === 0) return;
  const position = values.group_id === row.group_id ? row.position : await endOfGroup(tx, values.group_id);
  await updateFaq(tx, id, { ...values, position, ...versionBy(editor) });
  await note(tx, editor, id, HISTORY_ACTION.update, changes);
}

/** Adds an FAQ at the end of its group, or changes one unless another user has changed it since it was read. */
export function saveFaq(call: Call<'saveFaq'>): Promise<Schemas['Faq']> {
  const { body } = call.input;
  const { faqId, updatedAt } = body;
  return call.services.db.transaction().execute(async (tx) => {
    if (faqId === undefined || updatedAt === undefined) return findFaq(tx, await add(tx, call, body));
    await change(tx, call, faqId, updatedAt, body);
    return findFaq(tx, faqId);
  });
}

/** Shows an FAQ to testers and visitors, or hides it. */
export function changeFaqStatus(call: Call<'changeFaqStatus'>): Promise<Schemas['Faq']> {
  const { faqId, isActive } = call.input.body;
  return call.services.db.transaction().execute(async (tx) => {
    const row = await lockFaq(tx, faqId);
    if (row.is_active !== isActive) {
      await updateFaq(tx, faqId, { is_active: isActive, ...versionBy(call) });
      await note(tx, call, faqId, HISTORY_ACTION.statusChange, { isActive: [row.is_active, isActive] });
    }
    return findFaq(tx, faqId);
  });
}

/** Deletes an FAQ; its row stays for the history. */
export function deleteFaq(call: Call<'deleteFaq'>): Promise<null> {
  const { faqId } = call.input.body;
  return call.services.db.transaction().execute(async (tx) => {
    const row = await lockFaq(tx, faqId);
    const version = versionBy(call);
    await updateFaq(tx, faqId, { deleted_at: version.updated_at, ...version });
    await note(tx, call, faqId, HISTORY_ACTION.delete, {
      ...(row.question_de !== '' && { questionDe: [row.question_de, null] }),
      ...(row.question_en !== '' && { questionEn: [row.question_en, null] }),
    });
    return null;
  });
}

/** Stores the order of the FAQs of a group unless it has changed since it was read. */
export function sortFaqs(call: Call<'sortFaqs'>): Promise<null> {
  const { faqGroupId, readIds, faqIds } = call.input.body;
  return call.services.db.transaction().execute(async (tx) => {
    await lockGroup(tx, faqGroupId);
    rejectOrder(await findOrder(tx, faqGroupId), { read: readIds, wanted: faqIds, field: 'faqIds' });
    await updateOrder(tx, faqIds);
    call.audit({
      entity: 'faqGroup',
      entityId: faqGroupId,
      action: AUDIT_ACTION.update,
      changes: { order: [readIds, faqIds] },
    });
    return null;
  });
}
