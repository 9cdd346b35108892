import { MODULES, RIGHTS, type ModuleName, type Right, startRights } from '@resonanz/domain/permissions';
import { isManagement, isStaff, ROLE, type RoleId } from '@resonanz/domain/roles';
import type { CallUser } from '../../platform/access/CallUser.ts';

/** The rights of a role in every module, each list in the order of the contract. */
export type RoleRights = Readonly<Record<ModuleName, readonly Right[]>>;

/** Rights in every module, sorted; of a module that is not named there are none. */
export function inEveryModule(rightsIn: (module: ModuleName) => readonly string[] | undefined): RoleRights {
  const ofModule = (module: ModuleName): readonly Right[] => {
    const held = rightsIn(module) ?? [];
    return RIGHTS.filter((right) => held.includes(right));
  };
  return Object.fromEntries(MODULES.map((module) => [module, ofModule(module)])) as unknown as RoleRights;
}

/** What a caller sent. */
export function sentRights(modules: readonly { moduleName: ModuleName; rights: readonly Right[] }[]): RoleRights {
  const sent = new Map(modules.map(({ moduleName, rights }) => [moduleName, rights]));
  return inEveryModule((module) => sent.get(module));
}

/** What a role starts with. */
export function firstRights(roleId: RoleId): RoleRights {
  const matrix = startRights(roleId);
  return inEveryModule((module) => RIGHTS.filter((right) => matrix[module][right]));
}

/**
 * The most a role can be given. The agency's own roles can be given everything; artist managements, brands and testers
 * no more than they start with, for the other modules hold the data of all customers
 * (docs/domain/permissions.md#start-rights-of-managements, docs/domain/permissions.md#tabs-routes-and-modules).
 */
export function maximumRights(roleId: RoleId): RoleRights {
  return isStaff(roleId) && !isManagement(roleId) ? inEveryModule(() => RIGHTS) : firstRights(roleId);
}

/** Whether two sorted lists hold the same rights. */
export function areSame(one: readonly Right[], other: readonly Right[]): boolean {
  return one.join() === other.join();
}

/** Whether a user may change the rights of a role at all: those of super admins are for super admins. */
export function mayEdit(user: CallUser, roleId: RoleId): boolean {
  return user.may('Role & Rights', 'edit') && (roleId !== ROLE.superAdmin || user.roleId === ROLE.superAdmin);
}

/**
 * The rights in a module that a user may store for a role: what the role has, and of what it can be given what the user
 * has too.
 */
export function grantableRights(
  user: CallUser,
  module: ModuleName,
  current: readonly Right[],
  most: readonly Right[],
): Right[] {
  return RIGHTS.filter((right) => current.includes(right) || (most.includes(right) && user.may(module, right)));
}
