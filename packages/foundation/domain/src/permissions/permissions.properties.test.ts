import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { brandPaths } from '../paths.ts';
import { ROLE_IDS, isBrand } from '../roles.ts';
import { isPermitted, permittedRoutes } from './guard.ts';
import { MODULES, RIGHTS, type PartialRights } from './modules.ts';
import { allows, buildPermissionTree, flattenTree, visibleMenu } from './tree.ts';

const rights: fc.Arbitrary<PartialRights> = fc
  .array(fc.record({ name: fc.constantFrom(...MODULES), granted: fc.subarray([...RIGHTS]) }), {
    maxLength: MODULES.length,
  })
  .map((modules) =>
    Object.fromEntries(
      modules.map(({ name, granted }) => [name, Object.fromEntries(granted.map((right) => [right, true]))]),
    ),
  );
const users = fc.record({ roleId: fc.constantFrom(...ROLE_IDS), signupWithToken: fc.boolean(), rights });

describe('whatever the role and its rights', () => {
  test('what the menu shows may be opened', () => {
    fc.assert(
      fc.property(users, (user) => {
        const tree = buildPermissionTree(user);
        const routes = permittedRoutes(tree, user);
        const menu = flattenTree(
          visibleMenu(
            tree,
            flattenTree(tree).map((node) => node.routeName),
          ),
        );
        expect(menu.filter((node) => !isPermitted(node.routeName, routes)).map((node) => node.routeName)).toEqual([]);
      }),
    );
  });

  test('a page of a module may be seen only with the view right', () => {
    fc.assert(
      fc.property(users, (user) => {
        const seen = flattenTree(buildPermissionTree(user)).filter((node) => node.children.length === 0 && node.view);
        expect(seen.filter(({ moduleName }) => moduleName !== '' && user.rights[moduleName]?.view !== true)).toEqual(
          [],
        );
      }),
    );
  });

  test('the self-service routes behind login are for brands alone [R-ROLE-012]', () => {
    const own = [
      brandPaths.dashboard,
      brandPaths.campaignRequests,
      brandPaths.ugcVideos,
      brandPaths.notifications,
      brandPaths.imaActive,
    ].map((path) => path());
    fc.assert(
      fc.property(users, (user) => {
        const routes = permittedRoutes(buildPermissionTree(user), user);
        expect(own.some((path) => isPermitted(path, routes))).toBe(isBrand(user.roleId));
      }),
    );
  });

  test('an action is allowed only where the right is granted', () => {
    fc.assert(
      fc.property(users, fc.constantFrom(...MODULES), fc.constantFrom(...RIGHTS), (user, name, right) => {
        const allowed = allows(buildPermissionTree(user), user.roleId, name, right);
        expect(allowed && user.rights[name]?.[right] !== true).toBe(false);
      }),
    );
  });

  test('a token sign-up may do nothing that the same brand may not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(2, 3),
        rights,
        fc.constantFrom(...MODULES),
        fc.constantFrom(...RIGHTS),
        (roleId, granted, name, right) => {
          const full = buildPermissionTree({ roleId, rights: granted });
          const invited = buildPermissionTree({ roleId, rights: granted, signupWithToken: true });
          expect(allows(invited, roleId, name, right) && (right !== 'view' || !allows(full, roleId, name, right))).toBe(
            false,
          );
          const open = permittedRoutes(full, { roleId });
          expect(
            permittedRoutes(invited, { roleId, signupWithToken: true }).filter((route) => !open.includes(route)),
          ).toEqual([]);
        },
      ),
    );
  });
});
