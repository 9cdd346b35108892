import ts from 'typescript';
import { isDevelopment, isGenerated, sourcesOf, type Rule } from '../rule.ts';

// What holds a value of an enumeration, in the browser and in the database.
const STATE_NAME =
  /(^|_)(status|state|type|approved|is_published|role_id|action)$|(Status|State)$|^(isPublished|roleId|archive)$/;
// The same inside a statement that is written as text.
const STATE_IN_SQL =
  /\b(?:\w+_)?(?:status|state|type|approved|is_published|role_id|action)\s*(?:=|<>|!=|<=?|>=?|(?:not\s+)?(?:in\s*\(|between))\s*\d+/;
// Answers of HTTP have names of their own, and every reader knows them.
const LOWEST_HTTP_STATUS = 100;
const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/** The name by which a reader knows a value: `status` of `row.status` and of `'e.status'`. */
function nameOf(node: ts.Node): string | undefined {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node)) return nameOf(node.argumentExpression);
  if (ts.isStringLiteralLike(node)) return node.text.split('.').at(-1);
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node) || ts.isAsExpression(node))
    return nameOf(node.expression);
  return undefined;
}

const isState = (node: ts.Node): boolean => STATE_NAME.test(nameOf(node) ?? '');

function isNumber(node: ts.Node | undefined): boolean {
  if (!node) return false;
  if (ts.isNumericLiteral(node)) return Number(node.text) < LOWEST_HTTP_STATUS;
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 && node.elements.every(isNumber);
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return isNumber(node.expression);
  if (ts.isConditionalExpression(node)) return isNumber(node.whenTrue) || isNumber(node.whenFalse);
  return false;
}

/** Whether a node compares a state with a bare number, or sets it to one. */
function usesNumber(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind))
    return (isState(node.left) && isNumber(node.right)) || (isState(node.right) && isNumber(node.left));
  if (ts.isCaseClause(node)) return isNumber(node.expression) && isState(node.parent.parent.expression);
  if (ts.isPropertyAssignment(node))
    return (
      (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) && isState(node.name) && isNumber(node.initializer)
    );
  if (ts.isCallExpression(node)) {
    const [column, , value] = node.arguments;
    if (node.arguments.length === 3 && column && ts.isStringLiteralLike(column) && isState(column))
      return isNumber(value);
    return (
      node.arguments.length === 1 &&
      !!column &&
      isState(column) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.name.text === 'includes' &&
      isNumber(node.expression.expression)
    );
  }
  if (ts.isTaggedTemplateExpression(node)) return STATE_IN_SQL.test(node.template.getText());
  return false;
}

/** Lines of a file that compare or set a state by its number. */
export function numberedStates(path: string, text: string): readonly number[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const lines = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (usesNumber(node)) lines.add(source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...lines];
}

// Migrations are history: they keep the numbers of their day.
const isHistory = (path: string): boolean => path.includes('/migrations/');
// The registry gives the numbers their names.
const isRegistry = (path: string): boolean => path.startsWith('src/enumerations/');
// Clients know the status of answers, tools that of programs; what stories and tests are filled with is written as on the wire.
const FREE: ReadonlySet<string> = new Set(['api-client', 'session', 'workspace', 'testing', 'guides', 'e2e']);

export const statesHaveNames: Rule = {
  title: 'states are compared by name',
  check: (house) =>
    house.packages
      .filter(({ name }) => !FREE.has(name))
      .flatMap((owner) =>
        sourcesOf(owner)
          .filter(([path]) => !isDevelopment(path) && !isGenerated(path) && !isHistory(path))
          .filter(([path]) => !(owner.name === 'domain' && isRegistry(path)))
          .flatMap(([path, text]) =>
            numberedStates(path, text).map(
              (line) =>
                `${owner.folder}/${path}:${line} writes a state as a number; use its name from @resonanz/domain`,
            ),
          ),
      ),
};
