import { MODULES, RIGHTS, startRights } from '@resonanz/domain/permissions';
import { ROLE_IDS } from '@resonanz/domain/roles';
import type { Database } from './connect.ts';

/** Gives every role its default rights in a new system; later changes by administrators stay. */
export async function installStartData(db: Database): Promise<void> {
  const existing = await db.selectFrom('role_permissions').select('role_id').limit(1).executeTakeFirst();
  if (existing !== undefined) return;
  const rows = ROLE_IDS.flatMap((roleId) => {
    const matrix = startRights(roleId);
    return MODULES.map((module) => ({
      role_id: roleId,
      module_name: module,
      rights: RIGHTS.filter((right) => matrix[module][right]),
    })).filter((row) => row.rights.length > 0);
  });
  await db
    .insertInto('role_permissions')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['role_id', 'module_name']).doNothing())
    .execute();
}
