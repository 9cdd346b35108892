import { AUDIT_ACTION, HISTORY_ACTION, type HistoryAction } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import { rejectOrder } from '../../platform/history/rejectOrder.ts';
import { rejectStale } from '../../platform/history/rejectStale.ts';
import { type Changes, changesBetween, writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Call, CallContext } from '../../platform/operations/area.ts';
import { MAX_GROUPS, rejectAdding } from './checkInput.ts';
import { findEndOfGroup } from './queries/faqs.ts';
import {
  findGroup,
  findGroupOrder,
  insertGroup,
  isNameTaken,
  lockGroup,
  lockGroupList,
  updateGroup,
  updateGroupOrder,
} from './queries/groups.ts';

/** Who changes a group. */
type Editor = Pick<CallContext, 'audit' | 'services' | 'user'>;

const ENTITY = 'faqGroup';

const named = (row: { name_de: string; name_en: string }) => ({ nameDe: row.name_de, nameEn: row.name_en });

const versionBy = ({ services, user }: Editor) => ({ updated_at: services.clock.now(), updated_by: user.id });

async function note(tx: Tx, editor: Editor, id: number, action: HistoryAction, changes: Changes): Promise<void> {
  editor.audit(await writeHistory(tx, editor, { entity: ENTITY, entityId: id, action, changes }));
}

/** Throws 422 `nameTaken` where another group has a name of this one. */
async function rejectTakenNames(tx: Tx, { name_de, name_en }: { name_de: string; name_en: string }, id?: number) {
  const taken = await isNameTaken(tx, { de: name_de, en: name_en }, id);
  const errors = [
    ...(taken.de ? [{ field: 'nameDe', key: 'nameTaken' }] : []),
    ...(taken.en ? [{ field: 'nameEn', key: 'nameTaken' }] : []),
  ];
  if (errors.length > 0) throw invalidFields(errors);
}

async function add(tx: Tx, editor: Editor, values: { name_de: string; name_en: string }): Promise<number> {
  rejectAdding(editor.user);
  const order = await findGroupOrder(tx);
  if (order.length >= MAX_GROUPS) throw invalidFields([{ field: 'nameDe', key: 'tooManyGroups' }]);
  const version = versionBy(editor);
  const id = await insertGroup(tx, {
    ...values,
    position: order.length + 1,
    ...version,
    created_at: version.updated_at,
  });
  // Numbers may have gaps where a group was deleted.
  await updateGroupOrder(tx, [...order, id]);
  await note(tx, editor, id, HISTORY_ACTION.add, changesBetween({}, named(values)));
  return id;
}

/** Adds a group at the end, or renames one unless another user has changed it since it was read. */
export function saveFaqGroup(call: Call<'saveFaqGroup'>): Promise<Schemas['FaqGroup']> {
  const { faqGroupId, updatedAt, nameDe, nameEn } = call.input.body;
  const values = { name_de: nameDe.trim(), name_en: nameEn.trim() };
  return call.services.db.transaction().execute(async (tx) => {
    await lockGroupList(tx);
    if (faqGroupId === undefined || updatedAt === undefined) {
      await rejectTakenNames(tx, values);
      return findGroup(tx, await add(tx, call, values));
    }
    const row = await lockGroup(tx, faqGroupId);
    await rejectStale(tx, row, updatedAt);
    await rejectTakenNames(tx, values, faqGroupId);
    const changes = changesBetween(named(row), named(values));
    if (Object.keys(changes).length > 0) {
      await updateGroup(tx, faqGroupId, { ...values, ...versionBy(call) });
      await note(tx, call, faqGroupId, HISTORY_ACTION.update, changes);
    }
    return findGroup(tx, faqGroupId);
  });
}

/** Deletes a group without FAQs; its row stays for the history. */
export function deleteFaqGroup(call: Call<'deleteFaqGroup'>): Promise<null> {
  const { faqGroupId } = call.input.body;
  return call.services.db.transaction().execute(async (tx) => {
    // The list before a group, as whoever saves or sorts groups does.
    await lockGroupList(tx);
    const row = await lockGroup(tx, faqGroupId);
    const { count } = await findEndOfGroup(tx, faqGroupId);
    if (count > 0) throw conflict('groupInUse', { faqs: count });
    const version = versionBy(call);
    await updateGroup(tx, faqGroupId, { deleted_at: version.updated_at, ...version });
    await note(tx, call, faqGroupId, HISTORY_ACTION.delete, {
      nameDe: [row.name_de, null],
      nameEn: [row.name_en, null],
    });
    return null;
  });
}

/** Stores the order of the groups unless it has changed since it was read. */
export function sortFaqGroups(call: Call<'sortFaqGroups'>): Promise<null> {
  const { readIds, faqGroupIds } = call.input.body;
  return call.services.db.transaction().execute(async (tx) => {
    await lockGroupList(tx);
    rejectOrder(await findGroupOrder(tx), { read: readIds, wanted: faqGroupIds, field: 'faqGroupIds' });
    await updateGroupOrder(tx, faqGroupIds);
    call.audit({ entity: ENTITY, action: AUDIT_ACTION.update, changes: { order: [readIds, faqGroupIds] } });
    return null;
  });
}
