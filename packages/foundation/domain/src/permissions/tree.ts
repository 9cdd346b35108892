import { staffPaths } from '../paths.ts';
import { isAdmin, isBrand, isManagement, isTester, type RoleId, type Visitor } from '../roles.ts';
import { RIGHTS, hasRight, type ModuleName, type PartialRights, type Right } from './modules.ts';
import { startRights } from './startRights.ts';
import type { TabId } from './tabIds.ts';
import { BRAND_TABS, MANAGEMENT_TABS, STAFF_TABS, type MenuIcon, type Tab } from './tabs.ts';

/**
 * What a menu entry carries besides its place; the spelling `childs` is part of the contract.
 *
 * @source docs/domain/permissions.md#permission-tree; docs/domain/permissions.md#rights
 */
export interface NodeExtraData {
  /** Tab id of the entry. */
  readonly id: TabId;
  /** Tab id of the group that is open while the entry is current. */
  readonly openTab: TabId;
  /** Tab id that is marked as current. */
  readonly currentTab: TabId;
  /** Tab ids that keep the group open. */
  readonly childs: readonly TabId[];
  /** Rights in the module; a missing one is decided by role. */
  readonly rights: Readonly<Partial<Record<Right, boolean>>>;
}

/**
 * A node of the permission tree delivered at log-in.
 *
 * @source docs/domain/permissions.md#permission-tree
 */
export interface PermissionNode {
  /** Permission module; empty for groups and for entries every user has. */
  readonly moduleName: ModuleName | '';
  /** Path the entry leads to. */
  readonly routeName: string;
  /** Name of the icon. */
  readonly icon: MenuIcon;
  /** Whether the user may see it. */
  readonly view: boolean;
  /** 0 hides the entry from the menu although its page may be opened. */
  readonly defaultMenu: 0 | 1;
  readonly extraData: NodeExtraData;
  readonly children: readonly PermissionNode[];
}

/**
 * Who the tree is built for.
 *
 * @source docs/domain/permissions.md#permission-tree
 */
export interface TreeUser extends Visitor {
  /** Rights of the role as stored; the start rights when left out. */
  readonly rights?: PartialRights;
}

function tabsOf(roleId: RoleId): readonly Tab[] {
  if (isTester(roleId)) return [];
  if (isBrand(roleId)) return BRAND_TABS;
  return isManagement(roleId) ? MANAGEMENT_TABS : STAFF_TABS;
}

function leaf(tab: Tab, group: TabId, user: Required<TreeUser>): PermissionNode {
  const treatment = user.signupWithToken ? tab.tokenSignup : undefined;
  const allowed = tab.module === undefined || hasRight(user.rights, tab.module, 'view');
  const view = allowed && treatment !== 'removed' && (tab.onlyRole === undefined || tab.onlyRole === user.roleId);
  const granted = tab.module ? user.rights[tab.module] : { view };
  return {
    moduleName: tab.module ?? '',
    routeName: tab.path,
    icon: tab.icon,
    view,
    defaultMenu: treatment === 'unlisted' ? 0 : 1,
    extraData: {
      id: tab.id,
      openTab: group,
      currentTab: tab.id,
      childs: [],
      rights: Object.fromEntries(RIGHTS.map((right) => [right, granted?.[right] === true])),
    },
    children: [],
  };
}

function group(tab: Tab, tabs: readonly Tab[], user: Required<TreeUser>): PermissionNode {
  const children = tabs.map((child) => leaf(child, tab.id, user));
  const first = children.find(isListed);
  return {
    moduleName: tab.module ?? '',
    routeName: first?.routeName ?? tab.path,
    icon: tab.icon,
    view: children.some((child) => child.view),
    defaultMenu: 1,
    extraData: {
      id: tab.id,
      openTab: tab.id,
      currentTab: first?.extraData.id ?? tab.id,
      childs: tabs.map((child) => child.id),
      rights: {},
    },
    children,
  };
}

function isListed(node: PermissionNode): boolean {
  return node.view && node.defaultMenu !== 0;
}

/**
 * The rights a user really has: a token sign-up may view, nothing else.
 *
 * @source docs/domain/permissions.md#invited-brands
 */
export function effectiveRights({
  roleId,
  rights = startRights(roleId),
  signupWithToken = false,
}: TreeUser): PartialRights {
  if (!signupWithToken || !isBrand(roleId)) return rights;
  const viewOnly = Object.entries(rights).map(([moduleName, granted]) => [moduleName, { view: granted.view === true }]);
  return Object.fromEntries(viewOnly) as PartialRights;
}

/**
 * The permission tree of a user: the menu of the user's audience with what the rights allow to view; testers have none.
 *
 * @source docs/domain/permissions.md#tabs-routes-and-modules
 */
export function buildPermissionTree(treeUser: TreeUser): readonly PermissionNode[] {
  const { roleId, signupWithToken = false } = treeUser;
  const user = { roleId, rights: effectiveRights(treeUser), signupWithToken: signupWithToken && isBrand(roleId) };
  return tabsOf(roleId).map((tab) => (tab.children ? group(tab, tab.children, user) : leaf(tab, tab.id, user)));
}

/**
 * The menu used when the stored one is missing or unreadable: influencer management alone; it grants nothing by itself.
 *
 * @source docs/domain/permissions.md#permission-tree
 */
export const FALLBACK_MENU: readonly PermissionNode[] = /* @__PURE__ */ (() => [
  {
    moduleName: 'Influencer Management',
    routeName: staffPaths.dashboard(),
    icon: 'users',
    view: true,
    defaultMenu: 1,
    extraData: { id: 'home', openTab: 'home', currentTab: 'home', childs: [], rights: {} },
    children: [],
  },
])();

/**
 * The first child a click on a group opens; `undefined` when none may be viewed.
 *
 * @source docs/domain/permissions.md#permission-tree
 */
export function firstViewableChild(node: PermissionNode): PermissionNode | undefined {
  return node.children.find(isListed);
}

/**
 * The menu entries to show: viewable, not hidden, and with a screen. `existingRoutes` are the paths or patterns of the
 * shell. A group links to its first entry, and a group with a single page is shown as that page.
 *
 * @source docs/domain/permissions.md#permission-tree
 */
export function visibleMenu(
  tree: readonly PermissionNode[],
  existingRoutes: Iterable<string>,
): readonly PermissionNode[] {
  const routes = new Set(existingRoutes);
  return tree.filter(isListed).flatMap((node): readonly PermissionNode[] => {
    if (node.children.length === 0) return routes.has(node.routeName) ? [node] : [];
    const children = node.children.filter((child) => isListed(child) && routes.has(child.routeName));
    const first = children[0];
    if (!first) return [];
    const open: PermissionNode = {
      ...node,
      routeName: first.routeName,
      extraData: { ...node.extraData, currentTab: first.extraData.id },
      children,
    };
    if (children.length > 1) return [open];
    return first.moduleName === node.moduleName
      ? [{ ...open, children: [], extraData: { ...open.extraData, rights: first.extraData.rights } }]
      : [first];
  });
}

/**
 * Key of the label of an entry; the management role reads 'my influencers' on its home.
 *
 * @source docs/domain/notifications.md#who-has-a-bell; docs/domain/permissions.md#tabs-routes-and-modules
 */
export function menuLabel(node: PermissionNode, roleId: RoleId): `tab.${TabId | 'my-influencers'}` {
  return node.extraData.id === 'home' && isManagement(roleId) ? 'tab.my-influencers' : `tab.${node.extraData.id}`;
}

/**
 * Every node of a tree, groups before their children.
 *
 * @source house
 */
export function flattenTree(tree: readonly PermissionNode[]): readonly PermissionNode[] {
  return tree.flatMap((node) => [node, ...flattenTree(node.children)]);
}

/**
 * Whether a user may do something, for buttons and pages: read from the tree; a flag the tree lacks is granted to
 * admins only, view follows the node.
 *
 * @source docs/domain/permissions.md#rights
 */
export function allows(tree: readonly PermissionNode[], roleId: RoleId, moduleName: ModuleName, right: Right): boolean {
  const nodes = flattenTree(tree).filter((node) => node.children.length === 0 && node.moduleName === moduleName);
  return nodes.some((node) => node.extraData.rights[right] ?? (right === 'view' ? node.view : isAdmin(roleId)));
}
