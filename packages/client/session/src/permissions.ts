import type { SessionData } from '@resonanz/api-client/auth';
import { isModuleName, isTabId, RIGHTS, type MenuIcon, type PermissionNode } from '@resonanz/domain/permissions';
import type { PermissionTree } from './sessionState.ts';
import { isRecord } from './storage.ts';

type WireTree = SessionData['permissions'];
/** A node of the permission tree as the server sends it. */
export type WireNode = WireTree['modules'][number];

function nodeOf({
  moduleName,
  routeName,
  icon,
  view,
  defaultMenu,
  extraData,
  children,
}: WireNode): readonly PermissionNode[] {
  const { id, openTab, currentTab, childs } = extraData;
  // An entry that this version does not know has neither words nor a screen.
  if (!isTabId(id)) return [];
  const granted: readonly string[] = extraData.rights;
  const isGroup = children.length > 0;
  return [
    {
      moduleName: isModuleName(moduleName) ? moduleName : '',
      routeName,
      // An icon that this version does not know is drawn as none; no decision hangs on it.
      icon: icon as MenuIcon,
      view,
      defaultMenu,
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

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

// Deeper than any menu; a tree made to exhaust the stack is none.
const MAX_LEVELS = 4;

function isWireNode(value: unknown, levels = MAX_LEVELS): value is WireNode {
  if (!isRecord(value) || !isRecord(value['extraData']) || levels === 0) return false;
  const { moduleName, routeName, icon, view, defaultMenu, children, extraData } = value;
  const { id, openTab, currentTab, childs, rights } = extraData as Readonly<Record<string, unknown>>;
  return (
    [moduleName, icon, id, openTab, currentTab].every(isText) &&
    // A path of this origin, as a link may carry it.
    isText(routeName) &&
    /^\/(?![/\\])/.test(routeName) &&
    typeof view === 'boolean' &&
    (defaultMenu === 0 || defaultMenu === 1) &&
    isTexts(childs) &&
    isTexts(rights) &&
    Array.isArray(children) &&
    children.every((child) => isWireNode(child, levels - 1))
  );
}

/** Reads the modules of a tree from anywhere; null for what is no tree. */
export function readModules(value: unknown): readonly PermissionNode[] | null {
  return Array.isArray(value) && value.every((node) => isWireNode(node)) ? value.flatMap(nodeOf) : null;
}
