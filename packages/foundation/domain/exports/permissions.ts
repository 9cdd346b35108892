export {
  MODULES,
  RIGHTS,
  hasRight,
  isModuleName,
  type ModuleName,
  type ModuleRights,
  type PartialRights,
  type Right,
  type RightsMatrix,
} from '../src/permissions/modules.ts';
export { startRights } from '../src/permissions/startRights.ts';
export { TAB_IDS, isTabId, type TabId } from '../src/permissions/tabIds.ts';
export type { MenuIcon } from '../src/permissions/tabs.ts';
export {
  FALLBACK_MENU,
  allows,
  buildPermissionTree,
  effectiveRights,
  firstViewableChild,
  flattenTree,
  menuLabel,
  visibleMenu,
  type NodeExtraData,
  type PermissionNode,
  type TreeUser,
} from '../src/permissions/tree.ts';
export { isPermitted, permittedRoutes } from '../src/permissions/guard.ts';
export { isPublicPath } from '../src/permissions/publicRoutes.ts';
