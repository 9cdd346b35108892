import ts from 'typescript';
import { ENUMERATIONS } from '@resonanz/domain/enumerations';

// What holds a value of an enumeration, in the browser and in the database.
const STATE_NAME =
  /(^|_)(status|state|type|approved|is_published|role_id|action)$|(Status|State)$|^(isPublished|roleId|archived?|activee?|isActive|brandInvoice|brandDeclineReason|priority|qualified|template)$/;
const COLUMN =
  '(?:\\w+_)?(?:status|state|type|approved|is_published|role_id|action)|archived?|activee?|brand_invoice|(?:brand_)?decline_reason|priority|qualified|template';
// The same inside a statement that is written as text, with quotes, a fallback or a cast.
const NUMBERS_IN_SQL = [
  `(?:^|[^\\w"])"?(?:${COLUMN})"?(?:\\s*,\\s*\\d+\\s*\\))?(?:::\\w+)?\\s*(?:=|<>|!=|<=?|>=?|(?:not\\s+)?(?:in\\s*\\(|between)|is\\s+(?:not\\s+)?distinct\\s+from)\\s*\\d{1,2}\\b`,
  `\\bcase\\s+(?:\\w+\\.)?"?(?:${COLUMN})"?\\s+when\\s+\\d`,
].map((form) => new RegExp(form, 'i'));

/** Types of the values of numbered enumerations: `CampaignStatus` of `campaignStatus`. */
const STATE_TYPES: ReadonlySet<string> = new Set([
  'RoleId',
  ...Object.entries(ENUMERATIONS)
    .filter(([, words]) => !Array.isArray(words))
    .map(([name]) => name.charAt(0).toUpperCase() + name.slice(1)),
]);

/** The name by which a reader knows a value: `status` of `row.status`, of `'e.status'` and of `row.status ?? 0`. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return nameOf(node.argumentExpression);
  if (ts.isStringLiteralLike(node)) return node.text.split('.').at(-1);
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return nameOf(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return nameOf(node.left);
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'Number')
    return node.arguments[0] && nameOf(node.arguments[0]);
  return undefined;
}

/** Whether a name or an expression stands for a state. */
export const isState = (node: ts.Node): boolean => STATE_NAME.test(nameOf(node) ?? '');

// Columns of a table have a priority, and arrangements of the kit a template, too: a rank and a number of columns.
const RANKS: ReadonlySet<string | undefined> = new Set(['priority']);
const LAYOUTS: ReadonlySet<string | undefined> = new Set(['priority', 'template']);

/** The same for a property of an object that is given a value. */
export const isStateProperty = (name: ts.Node): boolean => isState(name) && !RANKS.has(nameOf(name));

/** The same for a prop of a component. */
export const isStateProp = (name: ts.Node): boolean => isState(name) && !LAYOUTS.has(nameOf(name));

const LISTS: ReadonlySet<string> = new Set(['Array', 'ReadonlyArray', 'ReadonlySet', 'Set']);

/** The type that a file gives another name. */
export const aliasOf = (name: ts.Identifier): ts.TypeNode | undefined =>
  name
    .getSourceFile()
    .statements.filter(ts.isTypeAliasDeclaration)
    .find((each) => each.name.text === name.text)?.type;

/** Whether a type is that of an enumeration's values, as `CampaignStatus` or `Campaign['status']`, or a list of them. */
export function isStateType(type: ts.TypeNode | undefined): boolean {
  if (!type) return false;
  if (ts.isArrayTypeNode(type)) return isStateType(type.elementType);
  if (ts.isTypeOperatorNode(type) || ts.isParenthesizedTypeNode(type)) return isStateType(type.type);
  if (ts.isIndexedAccessTypeNode(type)) return ts.isLiteralTypeNode(type.indexType) && isState(type.indexType.literal);
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) return false;
  const { text } = type.typeName;
  return (
    STATE_TYPES.has(text) ||
    (LISTS.has(text) && isStateType(type.typeArguments?.[0])) ||
    isStateType(aliasOf(type.typeName))
  );
}

/** Whether a statement that is written as text compares a state with a number, or sets it to one. */
export const hasNumberInSql = (text: string): boolean => NUMBERS_IN_SQL.some((form) => form.test(text));
