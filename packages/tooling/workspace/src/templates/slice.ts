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
import { singularOf } from './singular.ts';
import { wordsOf, type Words } from './words.ts';

/** The words of a slice: what it lists, and one of them. */
export interface SliceWords {
  /** The word of the slice: `gift-boxes`. */
  readonly many: Words;
  /** One record: `gift-box`. */
  readonly one: Words;
}

/** The names of a slice, and whose rights its calls ask for. */
export interface Slice extends SliceWords {
  /** The table: `gift_boxes`. */
  readonly table: string;
  /** The id of a record on the wire: `giftBoxId`. */
  readonly id: string;
  readonly module: ModuleName;
  /** The path of the screen, below the page that the module already has: `/campaign/gift-boxes`. */
  readonly path: string;
}

/** The page of the staff menu that decides on a module; what lies below it is opened by the same right. */
function pageOf(module: ModuleName): string | undefined {
  return flattenTree(buildPermissionTree({ roleId: ROLE.superAdmin })).findLast(
    ({ moduleName, children }) => moduleName === module && children.length === 0,
  )?.routeName;
}

/** The words of a slice by its name; `singular` where English has its own way. A sentence when it can't be one. */
export function sliceWordsOf(name: string, singular?: string): SliceWords | string {
  const many = wordsOf(name);
  const one = many && wordsOf(singular ?? singularOf(many.kebab));
  if (many && singular !== undefined && !one) return `"${singular}" is no name.`;
  if (!many || !one || one.kebab === many.kebab)
    return `A slice is called by what it lists, in the plural, for example gift-boxes; not "${name}". Where the plural is not regular, say what one is called: --singular box.`;
  return { many, one };
}

/** The slice of a name and a module; a sentence when it can't be one. */
export function sliceOf(name: string, module: string, singular?: string): Slice | string {
  const words = sliceWordsOf(name, singular);
  if (typeof words === 'string') return words;
  const { many, one } = words;
  if (!isModuleName(module)) return `There is no module "${module}"; docs/domain/permissions.md lists them.`;
  const page = pageOf(module);
  if (page === undefined || isPublicPath(page)) return `The module "${module}" has no page in the menu of the agency.`;
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
