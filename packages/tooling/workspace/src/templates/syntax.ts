import ts from 'typescript';
import { PlaceMissing, type Edit } from './plan.ts';

/** Finds a part of a file in its syntax tree; undefined where there is none. */
type Find<Node extends ts.Node> = (source: ts.SourceFile) => Node | undefined;

interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** An edit at a place of the syntax tree, which stays the same however the file is laid out. */
function inTree(path: string, place: string, insert: (source: ts.SourceFile) => Insertion | undefined): Edit {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return {
    path,
    change: (text) => {
      const found = insert(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind));
      if (!found) throw new PlaceMissing(path, place);
      return text.slice(0, found.at) + found.text + text.slice(found.at);
    },
  };
}

/** The first node below `node` that `fits`, itself included, from the top. */
export function firstBelow<Found extends ts.Node>(
  node: ts.Node | undefined,
  fits: (node: ts.Node) => node is Found,
): Found | undefined {
  if (!node) return undefined;
  return fits(node) ? node : ts.forEachChild(node, (child) => firstBelow(child, fits));
}

function bare(node: ts.Expression | undefined): ts.Expression | undefined {
  let inner = node;
  while (inner && (ts.isParenthesizedExpression(inner) || ts.isAsExpression(inner) || ts.isSatisfiesExpression(inner)))
    inner = inner.expression;
  return inner;
}

/** Where a node begins, with the comments above it. */
function startOf(node: ts.Node): { readonly at: number; readonly hasComments: boolean } {
  const [first] = ts.getLeadingCommentRanges(node.getSourceFile().text, node.getFullStart()) ?? [];
  return { at: first?.pos ?? node.getStart(), hasComments: first !== undefined };
}

const isVariable =
  (name: string) =>
  (node: ts.Node): node is ts.VariableDeclaration =>
    ts.isVariableDeclaration(node) && node.name.getText() === name;

/** The value of a variable, wherever it is declared below `node`. */
export const valueOf = (node: ts.Node | undefined, name: string): ts.Expression | undefined =>
  bare(firstBelow(node, isVariable(name))?.initializer);

/** A function by its name, declared or assigned. */
export function functionOf(source: ts.SourceFile, name: string): ts.FunctionDeclaration | ts.ArrowFunction | undefined {
  const value = valueOf(source, name);
  if (value && ts.isArrowFunction(value)) return value;
  return firstBelow(
    source,
    (node): node is ts.FunctionDeclaration => ts.isFunctionDeclaration(node) && node.name?.text === name,
  );
}

/** The object in which a function takes its first parameter apart. */
export function parameterOf(source: ts.SourceFile, name: string): ts.ObjectBindingPattern | undefined {
  const pattern = functionOf(source, name)?.parameters[0]?.name;
  return pattern && ts.isObjectBindingPattern(pattern) ? pattern : undefined;
}

/** The object that a function returns, or the list. */
export function resultOf(source: ts.SourceFile, name: string): ts.Expression | undefined {
  const body = functionOf(source, name)?.body;
  if (!body || !ts.isBlock(body)) return bare(body);
  return bare(body.statements.findLast(ts.isReturnStatement)?.expression);
}

export const asObject = (node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined =>
  node && ts.isObjectLiteralExpression(node) ? node : undefined;
export const asList = (node: ts.Node | undefined): ts.ArrayLiteralExpression | undefined =>
  node && ts.isArrayLiteralExpression(node) ? node : undefined;

type Listed = ts.ObjectLiteralExpression | ts.ArrayLiteralExpression | ts.ObjectBindingPattern;

const partsOf = (node: Listed): readonly ts.Node[] =>
  ts.isObjectLiteralExpression(node) ? node.properties : node.elements;

/** Adds parts to an object, a list or a pattern: before the first that `next` names, at the end by default. */
export function addsParts(
  path: string,
  place: string,
  find: Find<Listed>,
  added: readonly string[],
  next: (part: ts.Node) => boolean = () => false,
): Edit {
  return inTree(path, place, (source) => {
    const node = find(source);
    if (!node) return undefined;
    const parts = partsOf(node);
    const before = parts.find(next);
    if (before) {
      const { at, hasComments } = startOf(before);
      return { at, text: `${added.join(', ')},${hasComments ? '\n' : ' '}` };
    }
    const last = parts.at(-1);
    if (!last) return { at: node.getEnd() - 1, text: added.join(', ') };
    return { at: last.getEnd(), text: `, ${added.join(', ')}` };
  });
}

/** Whether a part of an object is `...rest`. */
export const isSpread = (part: ts.Node): boolean => ts.isSpreadAssignment(part);

/** Whether a part of a list begins as a text or an object with this id does. */
export const startsAs =
  (text: string) =>
  (part: ts.Node): boolean =>
    part.getText().replaceAll(/\s+/g, ' ').replace('{ id: ', '').startsWith(text);

/** Adds members to an interface, before the first of those that are named `next`. */
export function addsMembers(path: string, name: string, added: readonly string[], next: string): Edit {
  return inTree(path, `interface ${name}`, (source) => {
    const type = firstBelow(
      source,
      (node): node is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(node) && node.name.text === name,
    );
    const before = type?.members.find((member) => member.name?.getText() === next);
    return type && { at: before ? startOf(before).at : type.getEnd() - 1, text: `${added.join('\n  ')}\n  ` };
  });
}

/** Adds elements at the end of the first element of JSX that is called `name`. */
export function addsChildren(path: string, name: string, added: readonly string[]): Edit {
  return inTree(path, `<${name}>`, (source) => {
    const element = firstBelow(
      source,
      (node): node is ts.JsxElement => ts.isJsxElement(node) && node.openingElement.tagName.getText() === name,
    );
    return element && { at: element.closingElement.getStart(), text: `${added.join('\n')}\n` };
  });
}

/** Adds statements at the end of a file, or of the body of the function that a call of `call` gets. */
export function addsStatements(path: string, added: string, call?: string): Edit {
  return inTree(path, call ?? 'the end of the file', (source) => {
    if (call === undefined) return { at: source.getEnd(), text: added };
    const found = firstBelow(
      source,
      (node): node is ts.CallExpression => ts.isCallExpression(node) && node.expression.getText() === call,
    );
    const tests = found?.arguments.at(-1);
    if (!tests || !ts.isArrowFunction(tests) || !ts.isBlock(tests.body)) return undefined;
    return { at: tests.body.getEnd() - 1, text: added };
  });
}

type Binding =
  | ts.VariableDeclaration
  | ts.BindingElement
  | ts.ParameterDeclaration
  | ts.FunctionDeclaration
  | ts.ImportSpecifier;

/** The bindings of a pattern, or the one that declares a name itself. */
const bindingsOf = (declared: ts.VariableDeclaration | ts.BindingElement | ts.ParameterDeclaration): Binding[] =>
  ts.isIdentifier(declared.name)
    ? [declared]
    : declared.name.elements.flatMap((element) => (ts.isBindingElement(element) ? bindingsOf(element) : []));

/** What a statement declares. */
function declaredBy(statement: ts.Statement): readonly Binding[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(bindingsOf);
  if (ts.isFunctionDeclaration(statement)) return [statement];
  const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
  return named && ts.isNamedImports(named) ? [...named.elements] : [];
}

/** Finds what a name stands for at a node, from the inside out. */
function bindingAt(node: ts.Node, name: string): Binding | undefined {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) {
    const bindings =
      ts.isBlock(at) || ts.isSourceFile(at)
        ? at.statements.flatMap(declaredBy)
        : ts.isFunctionLike(at)
          ? at.parameters.flatMap((parameter) => (ts.isParameter(parameter) ? bindingsOf(parameter) : []))
          : [];
    const found = bindings.find((each) => each.name?.getText() === name);
    if (found) return found;
  }
  return undefined;
}

/** What callers rely on: the parameters of a function, the value of another variable. */
function shapeOf(binding: Binding | undefined): string | undefined {
  const value = binding && ts.isVariableDeclaration(binding) ? bare(binding.initializer) : binding;
  if (!value || ts.isBindingElement(value) || ts.isParameter(value) || ts.isImportSpecifier(value)) return undefined;
  const shape =
    ts.isArrowFunction(value) || ts.isFunctionDeclaration(value)
      ? value.parameters.map((parameter) => parameter.getText()).join()
      : value.getText();
  return shape.replaceAll(/\s+/g, '');
}

/**
 * Adds a statement before the one that declares `name`, unless it is there already. Where `declared` stands for
 * something else, there is no place for it.
 */
export function addsBefore(path: string, name: string, declared: string, added: string): Edit {
  const [statement] = ts.createSourceFile(path, added, ts.ScriptTarget.Latest, true).statements;
  const shape = shapeOf(statement && declaredBy(statement)[0]);
  return inTree(path, `${name}, without another ${declared}`, (source) => {
    let node: ts.Node | undefined = functionOf(source, name) ?? firstBelow(source, isVariable(name));
    while (node && !ts.isStatement(node)) node = node.parent;
    if (!node) return undefined;
    const known = bindingAt(node, declared);
    if (known) return shapeOf(known) === shape ? { at: 0, text: '' } : undefined;
    return { at: node.getFullStart(), text: `${node.parent === source ? '\n\n' : '\n'}${added}` };
  });
}

/** Requires names that what is added builds on. */
export const requires = (path: string, names: readonly string[]): readonly Edit[] =>
  names.map((name) =>
    inTree(path, name, (source) =>
      firstBelow(source, isVariable(name)) || functionOf(source, name) ? { at: 0, text: '' } : undefined,
    ),
  );

/** Imports a name, with `type ` before it where it is one; the formatter puts a new import into its place. */
export function importsName(path: string, name: string, from: string): Edit {
  return inTree(path, from, (source) => {
    const declared = source.statements
      .filter(ts.isImportDeclaration)
      .find(({ moduleSpecifier }) => ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text === from);
    const named = declared?.importClause?.namedBindings;
    // Behind the others, since some are there for what they do and must stay first.
    const behind = source.statements.findLast(ts.isImportDeclaration)?.getEnd() ?? 0;
    const own = { at: behind, text: `\nimport { ${name} } from '${from}';` };
    if (!declared || !named || !ts.isNamedImports(named)) return own;
    const plain = name.replace(/^type /, '');
    if (named.elements.some((each) => each.name.text === plain)) return { at: 0, text: '' };
    const isTypes = declared.importClause.isTypeOnly;
    if (isTypes && plain === name) return own;
    const last = named.elements.at(-1);
    return last && { at: last.getEnd(), text: `, ${isTypes ? plain : name}` };
  });
}
