import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { CUSTOMER_STATUS } from '@resonanz/domain/customers';
import { isValueOf } from '@resonanz/domain/enumerations';
import type { SalesStatus } from '@resonanz/domain/sales';
import { can } from '@resonanz/domain/transitions';
import type { Schema } from '../../platform/database/schema.ts';
import { type Changes, writeHistory } from '../../platform/history/writeHistory.ts';
import { conflict } from '../../platform/http/ApiError.ts';
import { deletePicture } from '../../platform/media/pictures.ts';
import { type Editor, lockCustomer } from './save.ts';

type Schemas = components['schemas'];
type Tx = Kysely<Schema>;

/** A lead that was won keeps its customer (modules B4). */
const WON: SalesStatus = 5;

const filled = (counts: Readonly<Record<string, number>>): boolean => Object.values(counts).some((count) => count > 0);

/** Whoever may not see a campaign is held back by it all the same: these counts look at all of them. */
async function refuseBusy(tx: Tx, customerId: number): Promise<void> {
  const { rows } = await sql<{ campaigns: number; requests: number }>`select
    (select count(*)::int from campaigns where customer_id = ${customerId} and status in (2, 3) and not archived) as campaigns,
    (select count(*)::int from campaign_requests where customer_id = ${customerId} and status = 1 and not archived and not is_draft) as requests`.execute(
    tx,
  );
  const counts = { campaigns: rows[0]?.campaigns ?? 0, requests: rows[0]?.requests ?? 0 };
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
    if (status === CUSTOMER_STATUS.former || (archived === true && !row.archived)) await refuseBusy(tx, customerId);
    if (Object.keys(changes).length === 0) return undefined;
    await tx
      .updateTable('customers')
      .set({
        ...(status !== undefined && { status }),
        ...(archived !== undefined && { archived }),
        updated_at: editor.services.clock.now(),
        updated_by: editor.user.id,
      })
      .where('id', '=', customerId)
      .execute();
    return writeHistory(tx, editor, {
      entity: 'customer',
      entityId: customerId,
      action: 3,
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
    const row = await tx
      .selectFrom('customers')
      .selectAll()
      .where('id', '=', customerId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const { rows } = await sql<{
      campaigns: number;
      requests: number;
      contracts: number;
      leads: number;
      users: number;
    }>`select
      (select count(*)::int from campaigns where customer_id = ${customerId}) as campaigns,
      (select count(*)::int from campaign_requests where customer_id = ${customerId}) as requests,
      (select count(*)::int from contracts where customer_id = ${customerId}) as contracts,
      (select count(*)::int from customer_leads where customer_id = ${customerId} and status = ${WON}) as leads,
      (select count(*)::int from users where customer_id = ${customerId}) as users`.execute(tx);
    const { campaigns = 0, requests = 0, contracts = 0, leads = 0, users = 0 } = rows[0] ?? {};
    const counts = { campaigns, requests, contracts, leads, users };
    if (filled(counts)) throw conflict('customerInUse', counts);
    await tx.deleteFrom('customers').where('id', '=', customerId).execute();
    await deletePicture(tx, row.file_path);
    return writeHistory(tx, editor, {
      entity: 'customer',
      entityId: customerId,
      action: 4,
      changes: { name: [row.name, null] },
    });
  });
  editor.audit(details);
  return null;
}
