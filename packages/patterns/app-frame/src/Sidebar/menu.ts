import {
  firstViewableChild,
  flattenTree,
  menuLabel,
  visibleMenu,
  type MenuIcon,
  type PermissionNode,
} from '@resonanz/domain/permissions';
import type { RoleId } from '@resonanz/domain/roles';

/** One entry of the side navigation. */
export interface MenuItem {
  /** Tab id. */
  readonly id: string;
  /** The words. */
  readonly label: string;
  /** Name of the picture; children are drawn without one. */
  readonly icon: MenuIcon;
  /** Where a click leads; a group leads to its first child. */
  readonly href: string;
  /** Counter at the end of the entry, with its meaning in words. */
  readonly badge?: { readonly count: number; readonly label: string };
  /** Entries below this one. */
  readonly children?: readonly MenuItem[];
  /** Whether the page shown belongs to this entry. */
  readonly isActive?: boolean;
  /** Whether the last page that belonged to an entry belonged to this group: it stays open, but nothing is marked. */
  readonly staysOpen?: boolean;
  /** Whether a hairline separates the entry from those above it. */
  readonly startsSection?: boolean;
}

/** What `menuFromTree` needs besides the tree. */
export interface MenuContext {
  /** Role of the user; management reads other words. */
  readonly roleId: RoleId;
  /** Path of the page shown. */
  readonly pathname: string;
  /** Paths the shell has screens for; entries that lead elsewhere are left out. */
  readonly existingRoutes: Iterable<string>;
  /** Words of an entry by its key, for example `tab.campaign`. */
  readonly labelOf: (key: string) => string;
  /** Tab whose group stays open while the page shown belongs to no entry. */
  readonly rememberedTab?: string | null;
  /** Counters by tab id, for example unread mails at `email`. */
  readonly badges?: Readonly<Record<string, { readonly count: number; readonly label: string }>>;
}

const DAILY_WORK = [
  'event-management',
  'todo',
  'dmexco',
  'product-tester',
  'testerworld-faqs',
  'testerworld-brand',
  'testerworld-blog',
  'testerworld-metadata',
  'report',
  'management',
  'feedback',
];
const SECTIONS: readonly (readonly string[])[] = [DAILY_WORK, ['administration'], ['brand-profile', 'user-profile']];

const sectionOf = (tabId: string) => SECTIONS.findIndex((tabs) => tabs.includes(tabId));

/** Id of the entry whose page lies nearest above the path; the longest match wins. */
export function activeTab(nodes: readonly PermissionNode[], pathname: string): string | undefined {
  const leaves = flattenTree(nodes).filter((node) => node.children.length === 0);
  const matches = leaves.filter(({ routeName }) => pathname === routeName || pathname.startsWith(`${routeName}/`));
  return matches.sort((a, b) => b.routeName.length - a.routeName.length)[0]?.extraData.id;
}

/** Turns the permission tree into the entries of the side navigation: what may be viewed, is listed and has a screen. */
export function menuFromTree(tree: readonly PermissionNode[], context: MenuContext): readonly MenuItem[] {
  const nodes = visibleMenu(tree, context.existingRoutes);
  const active = activeTab(nodes, context.pathname);
  const toItem = (node: PermissionNode): MenuItem => {
    const { id } = node.extraData;
    const badge = context.badges?.[id];
    const children = node.children.map(toItem);
    return {
      id,
      label: context.labelOf(menuLabel(node, context.roleId)),
      icon: node.icon,
      href: firstViewableChild(node)?.routeName ?? node.routeName,
      isActive: children.length === 0 ? id === active : children.some((child) => child.isActive),
      ...(active === undefined && children.some((child) => child.id === context.rememberedTab) && { staysOpen: true }),
      ...(badge && badge.count > 0 && { badge }),
      ...(children.length > 0 && { children }),
    };
  };
  return nodes.map((node, index) => {
    const previous = nodes[index - 1];
    const startsSection =
      previous !== undefined && sectionOf(previous.extraData.openTab) !== sectionOf(node.extraData.openTab);
    return { ...toItem(node), startsSection };
  });
}
