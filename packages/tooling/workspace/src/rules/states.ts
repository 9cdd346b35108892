import ts from 'typescript';
import { allowedUse } from '../../floors.ts';
import type { House, HousePackage } from '../house.ts';
import { isDevelopment, isGenerated, sourcesOf, type Rule } from '../rule.ts';
import { knownIn, type Module, parse, type ReadFile } from './stateConstants.ts';
import { hasNumberInSql, isState, isStateProp, isStateProperty, isStateType } from './stateNames.ts';

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
// Methods that take a column and its value, and those that look a value up in a list.
const SETTERS: ReadonlySet<string> = new Set(['set', 'between']);
const LOOKUPS: ReadonlySet<string> = new Set(['includes', 'has']);
// Wrappers that leave a number what it is.
const WRAPPERS: ReadonlySet<string> = new Set(['lit', 'val', 'value']);

const NOTHING: Module = { constants: new Map(), functions: new Map() };

const methodOf = (node: ts.CallExpression): string | undefined =>
  ts.isPropertyAccessExpression(node.expression) ? node.expression.name.text : undefined;

/** The value of a constant, or of a property of one. */
function constantOf(node: ts.Node, { constants }: Module): ts.Expression | undefined {
  if (ts.isIdentifier(node)) return constants.get(node.text);
  if (!ts.isPropertyAccessExpression(node)) return undefined;
  let object = constantOf(node.expression, { constants, functions: new Map() });
  while (object && (ts.isAsExpression(object) || ts.isSatisfiesExpression(object))) object = object.expression;
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  const property = object.properties.find((each) => each.name?.getText() === node.name.text);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

/** Whether an expression is a bare number, a list of them, or a constant that is. */
function isNumber(node: ts.Node | undefined, known: Module): boolean {
  if (!node) return false;
  if (ts.isNumericLiteral(node)) return Number(node.text) < LOWEST_HTTP_STATUS;
  if (ts.isArrayLiteralExpression(node))
    return node.elements.length > 0 && node.elements.every((each) => isNumber(each, known));
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node))
    return isNumber(node.expression, known);
  if (ts.isConditionalExpression(node)) return isNumber(node.whenTrue, known) || isNumber(node.whenFalse, known);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return isNumber(node.right, known);
  if (ts.isNewExpression(node)) return node.expression.getText() === 'Set' && isNumber(node.arguments?.[0], known);
  if (ts.isCallExpression(node)) return WRAPPERS.has(methodOf(node) ?? '') && isNumber(node.arguments[0], known);
  const constant = constantOf(node, known);
  return constant !== undefined && isNumber(constant, known);
}

/** The text of a template, with the numbers that are put into it. */
function textOf(template: ts.Expression, known: Module): string {
  if (!ts.isTemplateExpression(template)) return ts.isStringLiteralLike(template) ? template.text : '';
  return template.templateSpans.reduce(
    (text, { expression, literal }) => `${text}${isNumber(expression, known) ? '0' : '?'}${literal.text}`,
    template.head.text,
  );
}

function callUsesNumber(node: ts.CallExpression, known: Module): boolean {
  const [first, second, third] = node.arguments;
  const method = methodOf(node);
  if (ts.isIdentifier(node.expression)) {
    const states = known.functions.get(node.expression.text);
    if (states && node.arguments.some((argument, index) => states[index] && isNumber(argument, known))) return true;
  }
  if (!first) return false;
  if (ts.isStringLiteralLike(first) && isState(first)) {
    if (node.arguments.length === 3) return isNumber(third, known) || (method === 'between' && isNumber(second, known));
    if (node.arguments.length === 2 && SETTERS.has(method ?? '')) return isNumber(second, known);
  }
  if (method === 'raw') return hasNumberInSql(textOf(first, known));
  return (
    LOOKUPS.has(method ?? '') &&
    isState(first) &&
    ts.isPropertyAccessExpression(node.expression) &&
    isNumber(node.expression.expression, known)
  );
}

/** Whether a declaration of a variable, a parameter or a result is given a bare number. */
function declaresNumber(node: ts.Node, known: Module): boolean {
  if (ts.isVariableDeclaration(node) || ts.isParameter(node))
    return (isState(node.name) || isStateType(node.type)) && isNumber(node.initializer, known);
  if (ts.isBindingElement(node)) return isState(node.propertyName ?? node.name) && isNumber(node.initializer, known);
  if (ts.isArrowFunction(node)) return isStateType(node.type) && isNumber(node.body, known);
  if (!ts.isReturnStatement(node)) return false;
  const owner = ts.findAncestor(node, ts.isFunctionLike);
  return isStateType(owner?.type) && isNumber(node.expression, known);
}

/** Whether a node compares a state with a bare number, or sets it to one. */
function usesNumber(node: ts.Node, known: Module): boolean {
  if (ts.isBinaryExpression(node)) {
    const { left, operatorToken, right } = node;
    if (operatorToken.kind === ts.SyntaxKind.EqualsToken) return isState(left) && isNumber(right, known);
    return (
      COMPARISONS.has(operatorToken.kind) &&
      ((isState(left) && isNumber(right, known)) || (isState(right) && isNumber(left, known)))
    );
  }
  if (ts.isCaseClause(node)) return isNumber(node.expression, known) && isState(node.parent.parent.expression);
  if (ts.isPropertyAssignment(node))
    return (
      (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) &&
      isStateProperty(node.name) &&
      isNumber(node.initializer, known)
    );
  if (ts.isJsxAttribute(node))
    return (
      isStateProp(node.name) &&
      !!node.initializer &&
      ts.isJsxExpression(node.initializer) &&
      isNumber(node.initializer.expression, known)
    );
  if (ts.isCallExpression(node)) return callUsesNumber(node, known);
  if (ts.isTaggedTemplateExpression(node)) return hasNumberInSql(textOf(node.template, known));
  if (ts.isAsExpression(node)) return isStateType(node.type) && isNumber(node.expression, known);
  return false;
}

/**
 * Lines of a file that compare or set a state by its number. With a reader of neighbours it follows constants and
 * parameters, too.
 */
export function numberedStates(path: string, text: string, read?: ReadFile): readonly number[] {
  const source = parse(path, text);
  const known = read ? knownIn(path, source, read) : NOTHING;
  const lines = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (usesNumber(node, known) || (read && declaresNumber(node, known)))
      lines.add(source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
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
// Lists of the domain hold numbers: bundlers keep a list that reads properties, even where nobody uses it.
const LISTS_OF_NUMBERS = 'domain';

/** Whether a package can name states at all; the kit and its like know no domain, so they hold none of its states. */
function knowsDomain(owner: HousePackage, house: House): boolean {
  const domain = house.packages.find(({ name }) => name === 'domain');
  return domain === undefined || owner === domain || allowedUse(owner, domain) !== 'no';
}

export const statesHaveNames: Rule = {
  title: 'states are compared by name',
  check: (house) =>
    house.packages
      .filter((owner) => !FREE.has(owner.name) && knowsDomain(owner, house))
      .flatMap((owner) => {
        const read = owner.name === LISTS_OF_NUMBERS ? undefined : (path: string) => owner.files.get(path);
        return sourcesOf(owner)
          .filter(([path]) => !isDevelopment(path) && !isGenerated(path) && !isHistory(path))
          .filter(([path]) => !(owner.name === 'domain' && isRegistry(path)))
          .flatMap(([path, text]) =>
            numberedStates(path, text, read).map(
              (line) =>
                `${owner.folder}/${path}:${line} writes a state as a number; use its name from @resonanz/domain`,
            ),
          );
      }),
};
