import { brandPaths, staffPaths, testerPaths } from '../paths.ts';
import { ROLE, isBrand, isManagement, isTester, type Visitor } from '../roles.ts';
import type { Route } from '../route.ts';
import { STAFF_TABS, type Tab } from './tabs.ts';
import { flattenTree, type PermissionNode } from './tree.ts';

/*
 * Two kinds of entries stand in the list of permitted routes:
 * "campaign"                       permits itself and everything deeper, except what has its own entry in the menu;
 * "/dashboard/profile/{id}/{…}"    permits exactly this path, with anything in place of the braces.
 */

const exactPattern = (route: Route): string => route.pattern.replaceAll(/:([A-Za-z]+)/g, '{$1}');
const prefixPattern = (path: string): string => path.slice(1);

const STAFF_LEAVES: readonly Tab[] = /* @__PURE__ */ STAFF_TABS.flatMap((tab) => tab.children ?? [tab]);

const KNOWN_PREFIXES: readonly string[] = /* @__PURE__ */ STAFF_LEAVES.map((tab) => prefixPattern(tab.path));

const isExactPath = (path: string): boolean => STAFF_LEAVES.some((tab) => tab.exact && tab.path === path);

const everyone = (): readonly string[] =>
  [staffPaths.notifications, staffPaths.notification, staffPaths.userProfile, staffPaths.userProfileEdit].map(
    exactPattern,
  );

function brandRoutes(viewable: readonly PermissionNode[], signupWithToken: boolean): readonly string[] {
  const ids = new Set(viewable.map((node) => node.extraData.id));
  const routes: string[] = [
    brandPaths.dashboard,
    brandPaths.scsDashboard,
    brandPaths.ugcDashboard,
    brandPaths.notifications,
  ].map(exactPattern);
  routes.push(...viewable.filter((node) => node.children.length === 0).map((node) => node.routeName));
  if (ids.has('campaign-request')) routes.push(exactPattern(brandPaths.campaignRequestView));
  if (ids.has('ugc-video-list')) routes.push(exactPattern(brandPaths.ugcVideoView));
  if (ids.has('brand-model')) routes.push(exactPattern(brandPaths.network));
  if (!signupWithToken && ids.has('campaign-request-add')) routes.push(exactPattern(brandPaths.campaignRequestEdit));
  if (!signupWithToken && ids.has('ugc-video-add')) routes.push(exactPattern(brandPaths.ugcVideoEdit));
  return routes;
}

function ownRoutes(tree: readonly PermissionNode[], { roleId, signupWithToken = false }: Visitor): readonly string[] {
  if (isTester(roleId)) return Object.values(testerPaths).map(exactPattern);
  if (isManagement(roleId)) {
    return [staffPaths.dashboard, staffPaths.influencerProfile, staffPaths.influencerEdit].map(exactPattern);
  }
  const viewable = flattenTree(tree).filter((node) => node.view);
  if (isBrand(roleId)) return brandRoutes(viewable, signupWithToken);
  const routes = viewable
    .filter((node) => node.children.length === 0)
    .map((node) => (isExactPath(node.routeName) ? node.routeName : prefixPattern(node.routeName)));
  return roleId === ROLE.superAdmin ? [...routes, exactPattern(staffPaths.adminPanel)] : routes;
}

/**
 * The routes a user may open, as stored at log-in and checked by the route guard.
 *
 * @source docs/domain/permissions.md#route-guard; docs/domain/permissions.md#invited-brands
 */
export function permittedRoutes(tree: readonly PermissionNode[], user: Visitor): readonly string[] {
  return [...new Set([...ownRoutes(tree, user), ...everyone()])];
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

function startsWith(segments: readonly string[], prefix: string): boolean {
  const parts = prefix.split('/');
  return parts.every((part, index) => part === segments[index]);
}

function fits(segments: readonly string[], pattern: string): boolean {
  const parts = segmentsOf(pattern);
  return (
    parts.length === segments.length && parts.every((part, index) => part.startsWith('{') || part === segments[index])
  );
}

/**
 * Whether the list of permitted routes permits a path; query, hash and a trailing slash do not matter, upper and lower
 * case do.
 *
 * @source docs/domain/permissions.md#route-guard
 */
export function isPermitted(path: string, patterns: readonly string[]): boolean {
  const segments = segmentsOf(String(path.split(/[?#]/, 1)[0]));
  if (patterns.some((pattern) => fits(segments, pattern))) return true;
  const owner = KNOWN_PREFIXES.filter((prefix) => startsWith(segments, prefix)).sort((a, b) => b.length - a.length)[0];
  return patterns.some((pattern) => pattern === owner);
}
