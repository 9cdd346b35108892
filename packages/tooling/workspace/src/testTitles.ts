import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A test, or a step of one, whose title names requirements. */
export interface TitledTest {
  readonly file: string;
  readonly title: string;
  readonly ids: readonly string[];
  /** Why it proves nothing; undefined when it runs and asserts. */
  readonly flaw?: 'is skipped' | 'asserts nothing' | 'stands in no title';
}

/** Facts from the syntax tree of a test file. */
export interface TestFile {
  /** The tests that name requirements, and ids in texts that are no title. */
  readonly claims: readonly TitledTest[];
  /** Every title as it is written. */
  readonly titles: readonly string[];
}

const ID = /R-[A-Z]+-\d{3}/g;
const NO_TEST = new Set(['configure', 'use', 'extend', 'beforeEach', 'beforeAll', 'afterEach', 'afterAll']);
const SKIPS = new Set(['skip', 'todo', 'fixme', 'fail', 'fails']);

interface TestCall {
  readonly root: string;
  readonly modifiers: readonly string[];
  readonly table: ts.Expression | undefined;
}

/** `test.skipIf(…).each(table)('title', …)` as its root, its modifiers and its table; undefined for any other call. */
function testCall(call: ts.CallExpression): TestCall | undefined {
  const modifiers: string[] = [];
  let table: ts.Expression | undefined;
  let at: ts.Expression = call.expression;
  for (;;) {
    if (ts.isPropertyAccessExpression(at)) {
      modifiers.push(at.name.text);
      at = at.expression;
    } else if (ts.isCallExpression(at) && ts.isPropertyAccessExpression(at.expression)) {
      if (['each', 'for'].includes(at.expression.name.text)) table = at.arguments[0];
      at = at.expression;
    } else break;
  }
  if (!ts.isIdentifier(at) || !/^(test|it|describe\w*|\w+Test)$/.test(at.text)) return undefined;
  if (modifiers.some((name) => NO_TEST.has(name)) || call.arguments.length === 0) return undefined;
  // `test.each(table)` by itself is half of a call.
  if (['each', 'for', 'skipIf', 'runIf'].includes(modifiers[0] ?? '') && !ts.isCallExpression(call.expression))
    return undefined;
  return { root: at.text, modifiers, table };
}

const isSuite = ({ root, modifiers }: TestCall) => root.startsWith('describe') || modifiers.includes('describe');

function bare(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression)
    ? bare(expression.expression)
    : expression;
}

/** Follows names within a file and into the files it imports by path. */
class Scope {
  private static readonly parsed = new Map<string, Scope>();
  readonly declarations = new Map<string, ts.Node>();
  private readonly imports = new Map<string, { readonly path: string; readonly name: string }>();
  readonly source: ts.SourceFile;

  constructor(path: string, text: string) {
    this.source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (ts.isFunctionDeclaration(node) && node.name) this.declarations.set(node.name.text, node);
      else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
        this.declarations.set(node.name.text, node.initializer);
      else if (ts.isImportDeclaration(node)) this.addImports(path, node);
      ts.forEachChild(node, visit);
    };
    visit(this.source);
  }

  private addImports(path: string, node: ts.ImportDeclaration): void {
    const named = node.importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named) || !ts.isStringLiteral(node.moduleSpecifier)) return;
    if (!node.moduleSpecifier.text.startsWith('.')) return;
    const target = join(dirname(path), node.moduleSpecifier.text);
    for (const { name, propertyName } of named.elements)
      this.imports.set(name.text, { path: target, name: (propertyName ?? name).text });
  }

  /** What a name stands for, and the file that says so. */
  find(name: string): { readonly node: ts.Node; readonly scope: Scope } | undefined {
    const node = this.declarations.get(name);
    if (node) return { node, scope: this };
    const from = this.imports.get(name);
    if (!from || !existsSync(from.path)) return undefined;
    const known = Scope.parsed.get(from.path) ?? new Scope(from.path, readFileSync(from.path, 'utf8'));
    Scope.parsed.set(from.path, known);
    return known.find(from.name);
  }

  /** The rows of a table, as far as they are written down. */
  rows(expression: ts.Expression, depth = 0): readonly ts.Expression[] {
    const at = bare(expression);
    if (depth > 5) return [];
    if (ts.isArrayLiteralExpression(at))
      return at.elements.flatMap((row) => (ts.isSpreadElement(row) ? this.rows(row.expression, depth + 1) : [row]));
    if (ts.isIdentifier(at)) {
      const found = this.find(at.text);
      return found && ts.isExpression(found.node) ? found.scope.rows(found.node, depth + 1) : [];
    }
    // `table.filter(…)` and the like keep the rows; `Object.entries(table)` has them as its argument.
    if (ts.isCallExpression(at) && ts.isPropertyAccessExpression(at.expression)) {
      const { expression: owner, name } = at.expression;
      if (ts.isIdentifier(owner) && owner.text === 'Object' && at.arguments[0]) return [at.arguments[0]];
      return ['filter', 'slice', 'map', 'flatMap'].includes(name.text) ? this.rows(owner, depth + 1) : [];
    }
    return [];
  }
}

/** The texts that are written in a part of a title or in a cell of a table. */
function textsIn(expression: ts.Node): readonly ts.Node[] {
  if (
    ts.isStringLiteralLike(expression) ||
    ts.isTemplateHead(expression) ||
    ts.isTemplateMiddleOrTemplateTail(expression)
  )
    return [expression];
  const texts: ts.Node[] = [];
  ts.forEachChild(expression, (child) => void texts.push(...textsIn(child)));
  return texts;
}

const propertyOf = (row: ts.Expression, name: string): ts.Expression | undefined => {
  const at = bare(row);
  if (!ts.isObjectLiteralExpression(at)) return undefined;
  for (const property of at.properties)
    if (ts.isPropertyAssignment(property) && property.name.getText() === name) return property.initializer;
  return undefined;
};

const cellOf = (row: ts.Expression, index: number): ts.Expression | undefined => {
  const at = bare(row);
  return ts.isArrayLiteralExpression(at) ? at.elements[index] : index === 0 ? at : undefined;
};

/** The cells of a table that a title prints: `%s` takes them in their order, `$name` and `$0` by name. */
function printedCells(title: string, rows: readonly ts.Expression[]): readonly ts.Expression[] {
  const count = (title.match(/%[sdifjoOc]/g) ?? []).length;
  const names = [...title.matchAll(/\$([A-Za-z_]\w*)/g)].map(([, name = '']) => name);
  return rows
    .flatMap((row) => [
      ...Array.from({ length: count }, (_, index) => cellOf(row, index)),
      ...names.map((name) => propertyOf(row, name)),
    ])
    .filter((cell) => cell !== undefined);
}

/** The cells that a pattern binds to a name. */
function boundCells(
  binding: ts.BindingName,
  rows: readonly ts.Expression[],
  name: string,
): readonly ts.Expression[] | undefined {
  if (ts.isIdentifier(binding)) return binding.text === name ? rows : undefined;
  for (const [index, element] of binding.elements.entries()) {
    if (!ts.isBindingElement(element)) continue;
    const cells = rows.map((row) =>
      ts.isArrayBindingPattern(binding)
        ? cellOf(row, index)
        : propertyOf(row, (element.propertyName ?? element.name).getText()),
    );
    const found = boundCells(
      element.name,
      cells.filter((cell) => cell !== undefined),
      name,
    );
    if (found) return found;
  }
  return undefined;
}

/** What the loops and tables around a place give to a name. */
function loopedCells(name: string, from: ts.Node, scope: Scope): readonly ts.Expression[] {
  for (let at: ts.Node | undefined = from; at; at = at.parent) {
    if (ts.isForOfStatement(at) && ts.isVariableDeclarationList(at.initializer)) {
      const binding = at.initializer.declarations[0]?.name;
      const found = binding && boundCells(binding, scope.rows(at.expression), name);
      if (found) return found;
    } else if (ts.isFunctionLike(at) && ts.isCallExpression(at.parent)) {
      const table = testCall(at.parent)?.table;
      if (!table) continue;
      const rows = scope.rows(table);
      for (const [index, { name: binding }] of at.parameters.entries()) {
        const cells = rows.map((row) => (at.parameters.length > 1 ? cellOf(row, index) : row));
        const found = boundCells(
          binding,
          cells.filter((cell) => cell !== undefined),
          name,
        );
        if (found) return found;
      }
    }
  }
  return [];
}

/** All texts that a title may hold. */
function titleTexts(title: ts.Expression, table: ts.Expression | undefined, scope: Scope): readonly ts.Node[] {
  const texts = [...textsIn(title)];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const property = node.name.text;
      for (const row of loopedCells(node.expression.text, node, scope)) {
        const cell = propertyOf(row, property);
        if (cell) texts.push(...textsIn(cell));
      }
    } else if (ts.isIdentifier(node)) {
      for (const cell of loopedCells(node.text, node, scope)) texts.push(...textsIn(cell));
      const found = scope.find(node.text);
      if (found && ts.isStringLiteralLike(found.node)) texts.push(found.node);
    } else ts.forEachChild(node, visit);
  };
  visit(title);
  if (table) for (const cell of printedCells(title.getText(), scope.rows(table))) texts.push(...textsIn(cell));
  return texts;
}

const idsOf = (texts: readonly ts.Node[]): readonly string[] => [
  ...new Set(texts.flatMap((text) => text.getText().match(ID) ?? [])),
];

/** `expect(…).toBe(…)`, `expect.poll(…).toBe(…)`, `expectConformance(…)`, `assert(…)`, `fc.assert(…)`. */
function isAssertion(call: ts.CallExpression): boolean {
  let at: ts.Expression = call.expression;
  let matched = false;
  for (;;) {
    if (ts.isPropertyAccessExpression(at)) {
      if (at.name.text === 'assert') return true;
      matched = true;
      at = at.expression;
    } else if (ts.isCallExpression(at)) {
      if (!matched) return false;
      at = at.expression;
    } else break;
  }
  if (!ts.isIdentifier(at)) return false;
  if (at.text === 'assert' || /^expect[A-Z]/.test(at.text)) return true;
  if (at.text !== 'expect' || !matched) return false;
  // Not `expect.anything()` and its like, which are only part of an assertion.
  let subject: ts.Expression = call.expression;
  while (ts.isPropertyAccessExpression(subject)) subject = subject.expression;
  return ts.isCallExpression(subject);
}

/** True when the code, or a function it names, asserts something. */
function asserts(node: ts.Node, scope: Scope, seen: Set<ts.Node>): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  if (ts.isCallExpression(node) && isAssertion(node)) return true;
  if (ts.isIdentifier(node) && !(ts.isPropertyAccessExpression(node.parent) && node.parent.name === node)) {
    const found = scope.find(node.text);
    if (found && isCode(found.node) && asserts(found.node, found.scope, seen)) return true;
  }
  return !!ts.forEachChild(node, (child) => asserts(child, scope, seen) || undefined);
}

const isCode = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isCallExpression(node) ||
  ts.isObjectLiteralExpression(node);

/** `test.skip()` and `test.fixme()` at the beginning of a flow, without a condition. */
function skipsItself(body: ts.Node): boolean {
  return !!ts.forEachChild(body, (child): true | undefined => {
    if (ts.isCallExpression(child) && ts.isPropertyAccessExpression(child.expression)) {
      const [condition] = child.arguments;
      const always = !condition || condition.kind === ts.SyntaxKind.TrueKeyword;
      if (always && /^(test|it)\.(skip|fixme)$/.test(child.expression.getText())) return true;
    }
    return ts.isFunctionLike(child) && !ts.isArrowFunction(child) ? undefined : skipsItself(child) || undefined;
  });
}

/** Reads the titles of one test file, and what its tests are worth. */
export function readTests(path: string, text: string, file = path): TestFile {
  const scope = new Scope(path, text);
  const claims: TitledTest[] = [];
  const titles: string[] = [];
  const entitled = new Set<ts.Node>();

  interface Around {
    readonly skipped: boolean;
    readonly ids: readonly string[];
  }

  const visit = (node: ts.Node, around: Around): void => {
    const call = ts.isCallExpression(node) ? testCall(node) : undefined;
    if (!call || !ts.isCallExpression(node)) {
      if (path.endsWith('.stories.tsx') && ts.isVariableStatement(node)) readStories(node);
      return ts.forEachChild(node, (child) => visit(child, around));
    }
    const [title, ...rest] = node.arguments;
    if (!title || ts.isArrowFunction(title)) return ts.forEachChild(node, (child) => visit(child, around));
    const texts = titleTexts(title, call.table, scope);
    for (const each of texts) entitled.add(each);
    titles.push(ts.isStringLiteralLike(title) ? title.text : title.getText());
    const own = idsOf(texts);
    const skipped =
      around.skipped || call.modifiers.some((name) => SKIPS.has(name)) || (!isSuite(call) && rest.some(skipsItself));
    if (isSuite(call)) {
      const within = { skipped, ids: [...around.ids, ...own] };
      const before = claims.length;
      for (const part of rest) visit(part, within);
      if (own.length > 0 && claims.length === before)
        claims.push({ file, title: title.getText(), ids: own, flaw: 'asserts nothing' });
      return;
    }
    const ids = [...new Set([...around.ids, ...own])];
    const proves = rest.some((part) => asserts(part, scope, new Set()));
    if (ids.length > 0)
      claims.push({
        file,
        title: ts.isStringLiteralLike(title) ? title.text : title.getText(),
        ids,
        ...(skipped ? { flaw: 'is skipped' } : proves ? {} : { flaw: 'asserts nothing' }),
      });
    // The steps of a flow have titles of their own.
    for (const part of rest) visit(part, { skipped, ids: [] });
  };

  const readStories = (statement: ts.VariableStatement): void => {
    for (const { initializer } of statement.declarationList.declarations) {
      const name = initializer && propertyOf(initializer, 'name');
      if (!initializer || !name) continue;
      const texts = textsIn(name);
      for (const each of texts) entitled.add(each);
      const ids = idsOf(texts);
      const play = propertyOf(initializer, 'play');
      titles.push(ts.isStringLiteralLike(name) ? name.text : name.getText());
      if (ids.length > 0)
        claims.push({
          file,
          title: name.getText(),
          ids,
          ...(play && asserts(play, scope, new Set()) ? {} : { flaw: 'asserts nothing' }),
        });
    }
  };
  visit(scope.source, { skipped: false, ids: [] });

  for (const node of textsIn(scope.source)) {
    const ids = idsOf([node]);
    if (ids.length > 0 && !entitled.has(node))
      claims.push({ file, title: node.getText(), ids, flaw: 'stands in no title' });
  }
  return { claims, titles };
}
