import ts from 'typescript';
import { bare, Scope } from './sourceScope.ts';

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
  /** Every test, step of a flow and story, but no suite. */
  readonly tests: readonly WrittenTest[];
}

/** A test as it is written, whether or not it names requirements. */
export interface WrittenTest {
  /** Its title as it is written, with the placeholders of a table. */
  readonly title: string;
  /** Why it proves nothing; undefined when it runs and asserts. */
  readonly flaw?: 'is skipped' | 'asserts nothing';
}

const ID = /R-[A-Z]+-\d{3}/g;
const NO_TEST = new Set(['configure', 'use', 'extend', 'beforeEach', 'beforeAll', 'afterEach', 'afterAll']);
const SKIPS = new Set(['skip', 'todo', 'fixme', 'fail', 'fails']);
/** The argument with which a condition always skips. */
const SKIPPING: Readonly<Record<string, ts.SyntaxKind | undefined>> = {
  skipIf: ts.SyntaxKind.TrueKeyword,
  runIf: ts.SyntaxKind.FalseKeyword,
};

interface TestCall {
  readonly root: string;
  readonly modifiers: readonly string[];
  readonly table: ts.Expression | undefined;
  /** It never runs, wherever it is: `test.skip`, `test.skipIf(true)`, `test.runIf(false)`. */
  readonly isSkipped: boolean;
}

/** `test.skipIf(…).each(table)('title', …)` as its root, its modifiers and its table; undefined for any other call. */
function testCall(call: ts.CallExpression): TestCall | undefined {
  const modifiers: string[] = [];
  let table: ts.Expression | undefined;
  let isSkipped = false;
  let at: ts.Expression = call.expression;
  for (;;) {
    if (ts.isPropertyAccessExpression(at)) {
      modifiers.push(at.name.text);
      isSkipped ||= SKIPS.has(at.name.text);
      at = at.expression;
    } else if (ts.isCallExpression(at) && ts.isPropertyAccessExpression(at.expression)) {
      const [argument] = at.arguments;
      if (['each', 'for'].includes(at.expression.name.text)) table = argument;
      isSkipped ||= argument?.kind === SKIPPING[at.expression.name.text];
      at = at.expression;
    } else break;
  }
  if (!ts.isIdentifier(at) || !/^(test|it|describe\w*|\w+Test)$/.test(at.text)) return undefined;
  if (modifiers.some((name) => NO_TEST.has(name)) || call.arguments.length === 0) return undefined;
  // `test.each(table)` by itself is half of a call.
  if (['each', 'for', 'skipIf', 'runIf'].includes(modifiers[0] ?? '') && !ts.isCallExpression(call.expression))
    return undefined;
  return { root: at.text, modifiers, table, isSkipped };
}

const isSuite = ({ root, modifiers }: TestCall) => root.startsWith('describe') || modifiers.includes('describe');

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

/** A title as it is written, without its quotation marks. */
const wordsOf = (title: ts.Expression): string =>
  ts.isStringLiteralLike(title) ? title.text : title.getText().replaceAll(/^`|`$/g, '');

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
  const tests: WrittenTest[] = [];
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
    const own = idsOf(texts);
    const skipped = around.skipped || call.isSkipped || (!isSuite(call) && rest.some(skipsItself));
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
    const test: WrittenTest = {
      title: wordsOf(title),
      ...(skipped ? { flaw: 'is skipped' } : proves ? {} : { flaw: 'asserts nothing' }),
    };
    tests.push(test);
    if (ids.length > 0) claims.push({ file, ids, ...test });
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
      const test: WrittenTest = {
        title: wordsOf(name),
        ...(play && asserts(play, scope, new Set()) ? {} : { flaw: 'asserts nothing' }),
      };
      tests.push(test);
      if (ids.length > 0) claims.push({ file, ids, ...test });
    }
  };
  visit(scope.source, { skipped: false, ids: [] });

  for (const node of textsIn(scope.source)) {
    const ids = idsOf([node]);
    if (ids.length > 0 && !entitled.has(node))
      claims.push({ file, title: node.getText(), ids, flaw: 'stands in no title' });
  }
  return { claims, tests };
}
