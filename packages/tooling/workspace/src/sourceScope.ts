import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from './root.ts';

const CASES = '@resonanz/cases/';

/** The file that an import names; undefined for packages other than the tables of cases. */
function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith(CASES))
    return join(root, 'packages/tooling/cases/exports', `${specifier.slice(CASES.length)}.ts`);
  return specifier.startsWith('.') ? join(dirname(from), specifier) : undefined;
}

/** An expression without the types and brackets around it. */
export function bare(expression: ts.Expression): ts.Expression {
  return ts.isAsExpression(expression) ||
    ts.isSatisfiesExpression(expression) ||
    ts.isParenthesizedExpression(expression)
    ? bare(expression.expression)
    : expression;
}

/** Follows names within a file, into the files it imports by path, and into the tables of cases. */
export class Scope {
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
      else if (ts.isImportDeclaration(node)) this.addNames(path, node, node.importClause?.namedBindings);
      else if (ts.isExportDeclaration(node)) this.addNames(path, node, node.exportClause);
      ts.forEachChild(node, visit);
    };
    visit(this.source);
  }

  private addNames(
    path: string,
    { moduleSpecifier }: ts.ImportDeclaration | ts.ExportDeclaration,
    names: ts.NamedImportBindings | ts.NamedExportBindings | undefined,
  ): void {
    if (!names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return;
    const target = moduleSpecifier && ts.isStringLiteral(moduleSpecifier) && fileOf(moduleSpecifier.text, path);
    if (!target) return;
    for (const { name, propertyName } of names.elements)
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
