import type { SessionData } from '@resonanz/api-client/auth';
import { isModuleName, isTabId, RIGHTS, type MenuIcon, type PermissionNode } from '@resonanz/domain/permissions';
import type { PermissionTree } from './sessionState.ts';

type WireTree = SessionData['permissions'];
type WireNode = WireTree['modules'][number];

function nodeOf({ moduleName, icon, extraData, children, ...node }: WireNode): readonly PermissionNode[] {
  const { id, openTab, currentTab, childs } = extraData;
  // An entry that this version does not know has neither words nor a screen.
  if (!isTabId(id)) return [];
  const granted: readonly string[] = extraData.rights;
  const isGroup = children.length > 0;
  return [
    {
      ...node,
      moduleName: isModuleName(moduleName) ? moduleName : '',
      // An icon that this version does not know is drawn as none; no decision hangs on it.
      icon: icon as MenuIcon,
      extraData: {
        id,
        openTab: isTabId(openTab) ? openTab : id,
        currentTab: isTabId(currentTab) ? currentTab : id,
        childs: childs.filter(isTabId),
        // The wire lists what is granted; the domain asks right by right, and a group has none of its own.
        rights: isGroup ? {} : Object.fromEntries(RIGHTS.map((right) => [right, granted.includes(right)])),
      },
      children: children.flatMap(nodeOf),
    },
  ];
}

/** Reads the tree of the wire into the words of the domain. */
export function permissionsOf({ modules, permittedRoutes }: WireTree): PermissionTree {
  return { modules: modules.flatMap(nodeOf), permittedRoutes };
}
