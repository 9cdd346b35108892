/**
 * The 36 permission modules, named exactly as the contract names them.
 *
 * @source docs/domain/permissions.md#modules
 */
export const MODULES = [
  'Influencer Management',
  'Customer Management',
  'Campaign Management',
  'Contract Management',
  'Models',
  'Creator',
  'User Management',
  'Brand Management',
  'Role & Rights',
  'Category Management',
  'Template',
  'Brand List',
  'Cooperations',
  'Email Configuration',
  'Email',
  'Feedback',
  'Campaign Service',
  'Management',
  'Dmexco',
  'Appointment',
  'Todos',
  'Self-Campaign-Service',
  'Campaign Request',
  'UGC Campaign Request',
  'Project',
  'Testerworld User',
  'Faqs',
  'Brand',
  'Report',
  'Family Registration',
  'Blog',
  'NDA Template',
  'NDA Management',
  'Testerworld Dashboard',
  'Learning Videos',
  'Customer Leads',
] as const;

/**
 * Name of a permission module.
 *
 * @source docs/domain/permissions.md#modules
 */
export type ModuleName = (typeof MODULES)[number];

/**
 * The rights a role may hold in a module.
 *
 * @source docs/domain/permissions.md#rights
 */
export const RIGHTS = ['view', 'add', 'edit', 'delete', 'export', 'approve'] as const;

/**
 * One right in a module.
 *
 * @source docs/domain/permissions.md#rights
 */
export type Right = (typeof RIGHTS)[number];

/**
 * The rights of one module, each granted or not.
 *
 * @source docs/domain/permissions.md#rights
 */
export type ModuleRights = Readonly<Record<Right, boolean>>;

/**
 * The rights of a role in every module.
 *
 * @source docs/domain/permissions.md#rights
 */
export type RightsMatrix = Readonly<Record<ModuleName, ModuleRights>>;

/**
 * Rights as a store or a call may carry them: modules and flags may be missing.
 *
 * @source docs/domain/permissions.md#rights
 */
export type PartialRights = Readonly<Partial<Record<ModuleName, Readonly<Partial<Record<Right, boolean>>>>>>;

/**
 * Whether a text is a module name.
 *
 * @source docs/domain/permissions.md#modules
 */
export function isModuleName(text: string): text is ModuleName {
  return (MODULES as readonly string[]).includes(text);
}

/**
 * Whether these rights grant a right in a module; missing entries do not.
 *
 * @source docs/domain/permissions.md#rights
 */
export function hasRight(rights: PartialRights, moduleName: ModuleName, right: Right): boolean {
  return rights[moduleName]?.[right] === true;
}
