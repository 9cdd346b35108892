import { labels, type LabelKey } from '@resonanz/domain/labels';
import { buildPermissionTree, flattenTree } from '@resonanz/domain/permissions';
import type { RoleId } from '@resonanz/domain/roles';
import { useMessages } from '@resonanz/i18n/react';
import { both } from '@resonanz/stories/words';
import { menuFromTree, type MenuItem } from '../Sidebar/menu.ts';

/** The menu of a role with all its screens, for stories and tests. */
export function useDemoMenu(roleId: RoleId, pathname: string, signupWithToken = false): readonly MenuItem[] {
  const label = useMessages(labels);
  const tree = buildPermissionTree({ roleId, signupWithToken });
  return menuFromTree(tree, {
    roleId,
    pathname,
    existingRoutes: flattenTree(tree).map((node) => node.routeName),
    labelOf: (key) => label(key as LabelKey),
    badges: { email: { count: 12, label: both('12 ungelesene E-Mails', '12 unread e-mails') } },
  });
}
