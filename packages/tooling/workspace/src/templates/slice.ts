import {
  buildPermissionTree,
  flattenTree,
  isModuleName,
  isPublicPath,
  startRights,
  type ModuleName,
  type Right,
} from '@resonanz/domain/permissions';
import { areaOf, ROLE, type RoleId } from '@resonanz/domain/roles';
import { wordsOf, type Words } from './words.ts';

/** The names of a slice: what it lists, one of them, and whose rights its calls ask for. */
export interface Slice {
  /** The word of the slice: `gift-boxes`. */
  readonly many: Words;
  /** One record: `gift-box`. */
  readonly one: Words;
  /** The table: `gift_boxes`. */
  readonly table: string;
  /** The id of a record on the wire: `giftBoxId`. */
  readonly id: string;
  readonly module: ModuleName;
  /** The path of the screen, below the page that the module already has: `/campaign/gift-boxes`. */
  readonly path: string;
}

const singularOf = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/(?<!s)s$/, '');

/** The page of the staff menu that decides on a module; what lies below it is opened by the same right. */
function pageOf(module: ModuleName): string | undefined {
  return flattenTree(buildPermissionTree({ roleId: ROLE.superAdmin })).findLast(
    ({ moduleName, children }) => moduleName === module && children.length === 0,
  )?.routeName;
}

/** The slice of a name and a module; a sentence when it can't be one. */
export function sliceOf(name: string, module: string): Slice | string {
  const many = wordsOf(name);
  if (!many || singularOf(many.kebab) === many.kebab)
    return `A slice is called by what it lists, in the plural, for example gift-boxes; not "${name}".`;
  if (!isModuleName(module)) return `There is no module "${module}"; docs/domain/permissions.md lists them.`;
  const page = pageOf(module);
  if (page === undefined || isPublicPath(page)) return `The module "${module}" has no page in the menu of the agency.`;
  const one = wordsOf(singularOf(many.kebab)) ?? many;
  return {
    many,
    one,
    table: many.kebab.replaceAll('-', '_'),
    id: `${one.camel}Id`,
    module,
    path: `${page}/${many.kebab}`,
  };
}

/** Whether a role that works at the agency starts with a right in the module of a slice. */
export const startsWith = ({ module }: Slice, roleId: RoleId, right: Right): boolean =>
  areaOf(roleId) === 'staff' && startRights(roleId)[module][right];
