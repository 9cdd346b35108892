import { AUDIT_ACTION, HISTORY_ACTION, type HistoryAction } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import { rejectOrder } from '../../platform/history/rejectOrder.ts';
import { rejectStale } from '../../platform/history/rejectStale.ts';
import { type Changes, changesBetween, writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Call, CallContext } from '../../platform/operations/area.ts';
import { removeFilesOf } from '../files/door.ts';
import { checkBrand, MAX_BRANDS, namedBrand, rejectAdding } from './checkInput.ts';
import {
  countProjects,
  deleteBrandRow,
  findBrand,
  findOrder,
  insertBrand,
  isNameTaken,
  lockBrand,
  lockBrandList,
  seesCustomer,
  updateBrand,
  updateOrder,
} from './queries.ts';

/** Who changes a brand. */
type Editor = Pick<CallContext, 'audit' | 'services' | 'user'>;

const ENTITY = 'testerBrand';

async function note(tx: Tx, editor: Editor, id: number, action: HistoryAction, changes: Changes): Promise<void> {
  editor.audit(await writeHistory(tx, editor, { entity: ENTITY, entityId: id, action, changes }));
}

const versionBy = ({ services, user }: Editor) => ({ updated_at: services.clock.now(), updated_by: user.id });

const idsOf = (brands: readonly Schemas['TesterBrandName'][]): number[] =>
  brands.map(({ testerBrandId }) => testerBrandId);

type Values = ReturnType<typeof checkBrand>;

async function rejectTakenName(tx: Tx, { name }: Values, id?: number): Promise<void> {
  if (await isNameTaken(tx, name, id)) throw invalidFields([{ field: 'name', key: 'nameTaken' }]);
}

/** Throws 422 `invalidValue` for a customer that the user does not see; the one that is linked may stay. */
async function rejectForeignCustomer(tx: Tx, { user }: Editor, { customer_id }: Values, linked: number | null) {
  if (customer_id === null || customer_id === linked || (await seesCustomer(tx, user, customer_id))) return;
  throw invalidFields([{ field: 'customerId', key: 'invalidValue' }]);
}

async function add(tx: Tx, editor: Editor, values: Values): Promise<number> {
  rejectAdding(editor.user);
  const order = idsOf(await findOrder(tx));
  if (order.length >= MAX_BRANDS) throw invalidFields([{ field: 'name', key: 'tooManyBrands' }]);
  await rejectTakenName(tx, values);
  await rejectForeignCustomer(tx, editor, values, null);
  const version = versionBy(editor);
  const id = await insertBrand(tx, {
    ...values,
    position: order.length + 1,
    ...version,
    created_at: version.updated_at,
  });
  // Numbers may have gaps where a brand was deleted.
  await updateOrder(tx, [...order, id]);
  await note(tx, editor, id, HISTORY_ACTION.add, changesBetween({}, namedBrand(values)));
  return id;
}

async function change(tx: Tx, editor: Editor, id: number, readAt: string, values: Values): Promise<void> {
  const row = await lockBrand(tx, id);
  await rejectStale(tx, row, readAt);
  await rejectTakenName(tx, values, id);
  await rejectForeignCustomer(tx, editor, values, row.customer_id);
  const changes = changesBetween(namedBrand(row), namedBrand(values));
  if (Object.keys(changes).length === 0) return;
  await updateBrand(tx, id, { ...values, ...versionBy(editor) });
  await note(tx, editor, id, HISTORY_ACTION.update, changes);
}

/** Adds a brand at the end, or changes one unless another user has changed it since it was read. */
export async function saveTesterBrand(call: Call<'saveTesterBrand'>): Promise<Schemas['TesterBrand']> {
  const { testerBrandId, updatedAt } = call.input.body;
  const values = checkBrand(call.input.body);
  const id = await call.services.db.transaction().execute(async (tx) => {
    await lockBrandList(tx);
    if (testerBrandId === undefined || updatedAt === undefined) return add(tx, call, values);
    await change(tx, call, testerBrandId, updatedAt, values);
    return testerBrandId;
  });
  return findBrand(call.services, id);
}

/** Shows a brand to testers, or hides it. */
export async function changeTesterBrandStatus(call: Call<'changeTesterBrandStatus'>): Promise<Schemas['TesterBrand']> {
  const { testerBrandId, isActive } = call.input.body;
  await call.services.db.transaction().execute(async (tx) => {
    // The list before a brand, as whoever saves or sorts brands does.
    await lockBrandList(tx);
    const row = await lockBrand(tx, testerBrandId);
    if (row.is_active === isActive) return;
    await updateBrand(tx, testerBrandId, { is_active: isActive, ...versionBy(call) });
    await note(tx, call, testerBrandId, HISTORY_ACTION.statusChange, { isActive: [row.is_active, isActive] });
  });
  return findBrand(call.services, testerBrandId);
}

/** Deletes a brand without projects, with its logo. */
export async function deleteTesterBrand(call: Call<'deleteTesterBrand'>): Promise<null> {
  const { testerBrandId } = call.input.body;
  await call.services.db.transaction().execute(async (tx) => {
    await lockBrandList(tx);
    const row = await lockBrand(tx, testerBrandId);
    const projects = await countProjects(tx, testerBrandId);
    if (projects > 0) throw conflict('brandInUse', { projects });
    await deleteBrandRow(tx, testerBrandId);
    await note(tx, call, testerBrandId, HISTORY_ACTION.delete, { name: [row.name, null] });
  });
  await removeFilesOf(call.services, { subject: 'testerBrand', subjectId: testerBrandId });
  return null;
}

/** Stores the order of the brands unless it has changed since it was read. */
export function sortTesterBrands(call: Call<'sortTesterBrands'>): Promise<null> {
  const { readIds, testerBrandIds } = call.input.body;
  return call.services.db.transaction().execute(async (tx) => {
    await lockBrandList(tx);
    rejectOrder(idsOf(await findOrder(tx)), { read: readIds, wanted: testerBrandIds, field: 'testerBrandIds' });
    await updateOrder(tx, testerBrandIds);
    call.audit({ entity: ENTITY, action: AUDIT_ACTION.update, changes: { order: [readIds, testerBrandIds] } });
    return null;
  });
}
