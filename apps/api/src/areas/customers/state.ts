import { CUSTOMER_STATUS } from '@resonanz/domain/customers';
import { isValueOf } from '@resonanz/domain/enumerations';
import { can } from '@resonanz/domain/transitions';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../platform/database/schema.ts';
import { type Changes, writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { deletePicture } from '../../platform/media/pictures.ts';
import {
  countOpenWork,
  countReferences,
  deleteCustomerRow,
  lockCustomer,
  lockForDeletion,
  updateCustomer,
} from './queries/customers.ts';
import type { Editor } from './save.ts';

const filled = (counts: Readonly<Record<string, number>>): boolean => Object.values(counts).some((count) => count > 0);

/** Rejects the change while work is open, whether or not the user sees it. */
async function rejectCustomerInUse(tx: Tx, customerId: number): Promise<void> {
  const counts = await countOpenWork(tx, customerId);
  if (filled(counts)) throw conflict('customerBusy', counts);
}

/** Changes the status of a customer, or puts it into the archive and takes it out again. */
export async function changeCustomerStatus(
  editor: Editor,
  { customerId, status, archived }: Schemas['CustomerStatusChange'],
): Promise<void> {
  const details = await editor.services.db.transaction().execute(async (tx) => {
    const row = await lockCustomer(tx, customerId);
    const changes: Record<string, readonly [unknown, unknown]> = {};
    if (status !== undefined) {
      if (!isValueOf('customerStatus', row.status)) throw conflict('transitionNotAllowed');
      const verdict = can('customerStatus', row.status, status, { roleId: editor.user.roleId });
      if (!verdict.allowed) throw conflict(verdict.reason);
      changes['status'] = [row.status, status];
    }
    if (archived !== undefined && archived !== row.archived) changes['archived'] = [row.archived, archived];
    if (status === CUSTOMER_STATUS.former || (archived === true && !row.archived))
      await rejectCustomerInUse(tx, customerId);
    if (Object.keys(changes).length === 0) return undefined;
    await updateCustomer(tx, customerId, {
      ...(status !== undefined && { status }),
      ...(archived !== undefined && { archived }),
      updated_at: editor.services.clock.now(),
      updated_by: editor.user.id,
    });
    return writeHistory(tx, editor, {
      entity: 'customer',
      entityId: customerId,
      action: HISTORY_ACTION.statusChange,
      changes: changes satisfies Changes,
    });
  });
  if (details !== undefined) editor.audit(details);
}

/**
 * Deletes a customer without campaigns, requests, contracts, won leads and accounts; its contacts and its logo go with
 * it.
 */
export async function deleteCustomer(editor: Editor, customerId: number): Promise<null> {
  const details = await editor.services.db.transaction().execute(async (tx) => {
    const row = await lockForDeletion(tx, customerId);
    const counts = await countReferences(tx, customerId);
    if (filled(counts)) throw conflict('customerInUse', counts);
    await deleteCustomerRow(tx, customerId);
    await deletePicture(tx, row.file_path);
    return writeHistory(tx, editor, {
      entity: 'customer',
      entityId: customerId,
      action: HISTORY_ACTION.delete,
      changes: { name: [row.name, null] },
    });
  });
  editor.audit(details);
  return null;
}
