import type { QueryClient } from '@tanstack/react-query';

/** Query keys under which users are cached; several areas show the same people. */
export const userKeys = {
  /** Everything of the area. */
  all: ['users'],
  /** The logged-in user. */
  me: ['users', 'me'],
  /** What the profile of a brand shows besides the own account. */
  brandProfile: ['users', 'brandProfile'],
  /** Every list of users. */
  lists: ['users', 'list'],
  /** One user. */
  one: (userId: number) => ['users', 'one', userId],
} as const;

/** Query keys of the brand users. */
export const brandUserKeys = {
  /** Everything of the area. */
  all: ['brand-users'],
  /** Every list of brand users. */
  lists: ['brand-users', 'list'],
  /** Every list of asked-for company names. */
  companyNameChanges: ['brand-users', 'companyNameChanges'],
  /** Every brand user with everything of the detail. */
  details: ['brand-users', 'one'],
  /** Every list of invitations. */
  invitations: ['brand-users', 'invitations'],
} as const;

/** Query keys of the testers. */
export const testerKeys = {
  /** Everything of the area. */
  all: ['testers'],
  /** Every list of testers. */
  lists: ['testers', 'list'],
  /** Everything of one tester. */
  one: (userId: number) => ['testers', 'one', userId],
} as const;

/** Query keys of the rights. */
export const permissionKeys = {
  /** Everything of the area. */
  all: ['permissions'],
  /** Tree and routes of the logged-in user. */
  tree: ['permissions', 'tree'],
  /** Every list of roles, with the number of their users. */
  roles: ['permissions', 'roles'],
  /** The rights of one role, with its users. */
  role: (roleId: number) => ['permissions', 'role', roleId],
} as const;

/**
 * Refetches what shows a user that was added, changed or removed: the lists, the user, the number of users of each
 * role.
 */
export async function reloadUser(queryClient: QueryClient, userId?: number): Promise<void> {
  const me = queryClient.getQueryData<{ readonly id: number }>(userKeys.me);
  const keys = [
    userKeys.lists,
    brandUserKeys.lists,
    brandUserKeys.details,
    testerKeys.lists,
    permissionKeys.roles,
    [...permissionKeys.all, 'role'],
    ...(userId === undefined ? [] : [userKeys.one(userId), testerKeys.one(userId)]),
    ...(userId !== undefined && me?.id === userId ? [userKeys.me] : []),
  ];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
