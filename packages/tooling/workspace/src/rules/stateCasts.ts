import ts from 'typescript';
import { ENUMERATIONS } from '@resonanz/domain/enumerations';
import type { Floor } from '../../floors.ts';
import { isDevelopment, isGenerated, sourcesOf, type Rule } from '../rule.ts';
import { parse } from './stateConstants.ts';
import { aliasOf, isStateType } from './stateNames.ts';

/** Types of the values of every enumeration, of numbers and of words alike, and of roles. */
const VALUE_TYPES: ReadonlySet<string> = new Set([
  'RoleId',
  ...Object.keys(ENUMERATIONS).map((name) => name.charAt(0).toUpperCase() + name.slice(1)),
]);
/** Types that find the values of an enumeration by its name. */
const BY_NAME: ReadonlySet<string> = new Set(['EnumerationValue', 'StateOf']);
/** Types of what another type holds, or of some of its values. */
const WRAPPERS: ReadonlySet<string> = new Set([
  'Array',
  'Exclude',
  'Extract',
  'NonNullable',
  'ReadonlyArray',
  'ReadonlySet',
  'Set',
]);

const isNumberType = (type: ts.TypeNode): boolean => ts.isLiteralTypeNode(type) && ts.isNumericLiteral(type.literal);

/**
 * Whether a type is that of an enumeration's values, as `ContentStatus`, `1 | 2 | 3` or `Campaign['status']`; `never`
 * passes for each of them.
 */
function isValueType(type: ts.TypeNode | undefined): boolean {
  if (!type) return false;
  if (type.kind === ts.SyntaxKind.NeverKeyword) return true;
  if (isStateType(type)) return true;
  if (ts.isUnionTypeNode(type))
    return type.types.filter(isNumberType).length > 1 || type.types.some((member) => isValueType(member));
  if (ts.isArrayTypeNode(type)) return isValueType(type.elementType);
  if (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) return isValueType(type.type);
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return false;
  const { text } = type.typeName;
  return (
    VALUE_TYPES.has(text) ||
    BY_NAME.has(text) ||
    (WRAPPERS.has(text) && isValueType(type.typeArguments?.[0])) ||
    isValueType(aliasOf(type.typeName))
  );
}

/** Lines of a file that make something a value of an enumeration by a cast. */
export function castStates(path: string, text: string): readonly number[] {
  const source = parse(path, text);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && isValueType(node.type))
      lines.push(source.getLineAndCharacterOfPosition(node.type.getStart(source)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return lines;
}

/** Floors that use states; those below them hold the registry, which parses them, and what knows none. */
const USERS: ReadonlySet<Floor> = new Set(['client', 'patterns', 'widgets', 'features', 'shell', 'api']);

/**
 * It reads types as they are written: it does not follow a type that another file gives a name of its own, and it does
 * not see the type of a statement (`sql<CampaignStatus>`).
 */
export const statesAreParsed: Rule = {
  title: 'states are parsed, not cast',
  check: (house) =>
    house.packages
      .filter(({ floor }) => USERS.has(floor))
      .flatMap((owner) =>
        sourcesOf(owner)
          .filter(([path]) => !isDevelopment(path) && !isGenerated(path))
          .flatMap(([path, text]) =>
            castStates(path, text).map(
              (line) =>
                `${owner.folder}/${path}:${line} casts to a state; find it among its values (isValueOf, isRoleId, oneOf)`,
            ),
          ),
      ),
};
