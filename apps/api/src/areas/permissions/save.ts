import type { Kysely } from 'kysely';
import { NO_SUB_TYPE, NOTIFICATION_TYPE } from '@resonanz/domain/notifications';
import { MODULES } from '@resonanz/domain/permissions';
import { ROLE, type RoleId } from '@resonanz/domain/roles';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { ApiError, conflict, type FieldError, forbidden, invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { createNotifications, type LiveMessage } from '../notifications/door.ts';
import {
  listOtherSuperAdmins,
  lockRights,
  rightsVersions,
  storedRights,
  storeRights,
  storeVersion,
} from './queries.ts';
import { areSame, firstRights, grantableRights, mayEdit, maximumRights, type RoleRights, sentRights } from './rules.ts';

type Save = Schemas['RolePermissionsSave'];
type Saved = Schemas['RolePermissionsSaved'];

const fieldOf = (modules: Save['modules'], name: string): string =>
  `modules.${modules.findIndex(({ moduleName }) => moduleName === name)}.rights`;

/** Errors of a matrix, regardless of the caller: a module twice, a right without the view, a right the role can't have. */
function errorsOf(modules: Save['modules'], before: RoleRights, most: RoleRights): FieldError[] {
  return modules.flatMap(({ moduleName, rights }, index) => {
    if (modules.findIndex((each) => each.moduleName === moduleName) !== index)
      return [{ field: `modules.${index}.moduleName`, key: 'notUnique' }];
    if (rights.length > 0 && !rights.includes('view'))
      return [{ field: `modules.${index}.rights`, key: 'viewRequired' }];
    const isPossible = rights.every((right) => most[moduleName].includes(right) || before[moduleName].includes(right));
    return isPossible ? [] : [{ field: `modules.${index}.rights`, key: 'notGrantable' }];
  });
}

/** Rejects rights that this caller may not change: users grant no rights they lack, not even to their own role. */
function rejectForbiddenRights(
  user: CallUser,
  { roleId, modules }: Save & { roleId: RoleId },
  before: RoleRights,
  after: RoleRights,
): void {
  const most = maximumRights(roleId);
  const errors = errorsOf(modules, before, most);
  if (errors.length > 0) throw invalidFields(errors);
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

/** Notifies the other super admins. */
async function notifySuperAdmins(tx: Kysely<Schema>, user: CallUser, roleId: number): Promise<LiveMessage[]> {
  const people = await listOtherSuperAdmins(tx, user.id);
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

/** Saves the rights of a role; a caller who has read an older version gets an error with the last editor. */
export async function saveRights(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: CallUser,
  save: Save & { roleId: RoleId },
): Promise<{ saved: Saved; messages: LiveMessage[] }> {
  const { roleId } = save;
  if (!mayEdit(user, roleId)) throw forbidden();
  return db.transaction().execute(async (tx) => {
    await lockRights(tx, roleId);
    const version = (await rightsVersions(tx, [roleId])).get(roleId) ?? { updatedAt: null, updatedBy: null };
    const known = save.updatedAt === null ? null : Date.parse(save.updatedAt);
    const current = version.updatedAt === null ? null : Date.parse(version.updatedAt);
    if (known !== current) throw conflict('changedMeanwhile', { name: version.updatedBy, at: version.updatedAt });
    const before = (await storedRights(tx, [roleId]))(roleId);
    const after = sentRights(save.modules);
    rejectForbiddenRights(user, save, before, after);
    const changed = MODULES.filter((module) => !areSame(before[module], after[module]));
    if (changed.length === 0) return { saved: { roleId, ...version, changes: [] }, messages: [] };
    await storeRights(tx, roleId, after, changed);
    const updatedAt = nextVersion(clock.now(), version.updatedAt);
    await storeVersion(tx, roleId, updatedAt, user.id);
    const changes = changed.map((module) => ({
      moduleName: module,
      before: [...before[module]],
      after: [...after[module]],
    }));
    const messages = await notifySuperAdmins(tx, user, roleId);
    return { saved: { roleId, updatedAt: updatedAt.toISOString(), updatedBy: user.fullName, changes }, messages };
  });
}
