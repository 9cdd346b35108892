import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { NO_SUB_TYPE, NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import { MODULES } from '@resonanz/domain/permissions';
import { ROLE, type RoleId } from '@resonanz/domain/roles';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiError, conflict, type FieldError, forbidden, invalidFields } from '../../platform/http/ApiError.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { createNotifications, type LiveMessage } from '../notifications/door.ts';
import {
  areSame,
  firstRights,
  grantableRights,
  mayEdit,
  mostRights,
  type RoleRights,
  sentRights,
  storedRights,
} from './rights.ts';
import { rightsVersions } from './roles.ts';

type Schemas = components['schemas'];
type Save = Schemas['RolePermissionsSave'];
type Saved = Schemas['RolePermissionsSaved'];

const fieldOf = (modules: Save['modules'], name: string): string =>
  `modules.${modules.findIndex(({ moduleName }) => moduleName === name)}.rights`;

/** What is wrong with a matrix whoever sends it: a module twice, a right without the view, a right the role can't have. */
function faultsOf(modules: Save['modules'], before: RoleRights, most: RoleRights): FieldError[] {
  return modules.flatMap(({ moduleName, rights }, index) => {
    if (modules.findIndex((each) => each.moduleName === moduleName) !== index)
      return [{ field: `modules.${index}.moduleName`, key: 'notUnique' }];
    if (rights.length > 0 && !rights.includes('view'))
      return [{ field: `modules.${index}.rights`, key: 'viewRequired' }];
    const isPossible = rights.every((right) => most[moduleName].includes(right) || before[moduleName].includes(right));
    return isPossible ? [] : [{ field: `modules.${index}.rights`, key: 'notGrantable' }];
  });
}

/** Refuses what this caller may not do to this role: nobody hands out what he lacks himself, his own role included. */
function refuse(user: CallUser, { roleId, modules }: Save, before: RoleRights, after: RoleRights): void {
  const most = mostRights(roleId as RoleId);
  const faults = faultsOf(modules, before, most);
  if (faults.length > 0) throw invalidFields(faults);
  const start = firstRights(ROLE.superAdmin);
  if (roleId === ROLE.superAdmin && MODULES.some((module) => !areSame(after[module], start[module])))
    throw conflict('superAdminKeepsRights');
  const beyond = MODULES.filter((module) => {
    const grantable = grantableRights(user, module, before[module], most[module]);
    return after[module].some((right) => !grantable.includes(right));
  });
  if (beyond.length === 0) return;
  const fieldErrors = beyond.map((module) => ({ field: fieldOf(modules, module), key: 'rightsBeyondOwn' }));
  throw new ApiError(403, 'FORBIDDEN', 'rightsBeyondOwn', { fieldErrors });
}

async function store(
  tx: Kysely<Schema>,
  roleId: number,
  after: RoleRights,
  changed: readonly (keyof RoleRights)[],
): Promise<void> {
  await tx.deleteFrom('role_permissions').where('role_id', '=', roleId).where('module_name', 'in', changed).execute();
  const rows = changed
    .filter((module) => after[module].length > 0)
    .map((module) => ({ role_id: roleId, module_name: module, rights: [...after[module]] }));
  if (rows.length > 0) await tx.insertInto('role_permissions').values(rows).execute();
}

/** Tells the other super admins. */
async function notifySuperAdmins(tx: Kysely<Schema>, user: CallUser, roleId: number): Promise<LiveMessage[]> {
  const people = await tx
    .selectFrom('users')
    .select('id')
    .where('role_id', '=', ROLE.superAdmin)
    .where('id', '!=', user.id)
    .where('is_active', '=', true)
    .where('archived', '=', false)
    .execute();
  return createNotifications(
    tx,
    people.map(({ id }) => id),
    {
      panel: 'agency',
      type: NOTIFICATION_TYPE.brand,
      subType: NO_SUB_TYPE,
      message: 'notificationText.roleRights',
      text: { user: user.fullName, role: String(roleId) },
      refId: roleId,
    },
  );
}

/** A version that differs from the one before, even within the same millisecond. */
function nextVersion(now: Date, before: string | null): Date {
  return before === null ? now : new Date(Math.max(now.getTime(), Date.parse(before) + 1));
}

/** Stores the rights of a role; whoever has read an older version is refused and told who was faster. */
export async function saveRights(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: CallUser,
  save: Save & { roleId: RoleId },
): Promise<{ saved: Saved; messages: LiveMessage[] }> {
  const { roleId } = save;
  if (!mayEdit(user, roleId)) throw forbidden();
  return db.transaction().execute(async (tx) => {
    await sql`select 1 from role_permission_versions where role_id = ${roleId} for update`.execute(tx);
    const version = (await rightsVersions(tx, [roleId])).get(roleId) ?? { updatedAt: null, updatedBy: null };
    const known = save.updatedAt === null ? null : Date.parse(save.updatedAt);
    const current = version.updatedAt === null ? null : Date.parse(version.updatedAt);
    if (known !== current) throw conflict('changedMeanwhile', { name: version.updatedBy, at: version.updatedAt });
    const before = (await storedRights(tx, [roleId]))(roleId);
    const after = sentRights(save.modules);
    refuse(user, save, before, after);
    const changed = MODULES.filter((module) => !areSame(before[module], after[module]));
    if (changed.length === 0) return { saved: { roleId, ...version, changes: [] }, messages: [] };
    await store(tx, roleId, after, changed);
    const updatedAt = nextVersion(clock.now(), version.updatedAt);
    await tx
      .updateTable('role_permission_versions')
      .set({ updated_at: updatedAt, updated_by: user.id })
      .where('role_id', '=', roleId)
      .execute();
    const changes = changed.map((module) => ({
      moduleName: module,
      before: [...before[module]],
      after: [...after[module]],
    }));
    const messages = await notifySuperAdmins(tx, user, roleId);
    return { saved: { roleId, updatedAt: updatedAt.toISOString(), updatedBy: user.fullName, changes }, messages };
  });
}
