import ts from 'typescript';

/** One import (or re-export, or dynamic import) of a file. */
export interface ImportFact {
  readonly specifier: string;
  /** True when nothing of it is left at run time. */
  readonly typeOnly: boolean;
  readonly line: number;
}

/** What a docstring carries. */
export interface Documentation {
  readonly documented: boolean;
  /** True when the tag `@source` says where the thing comes from. */
  readonly sourced: boolean;
}

/** What the rules know about one source file. */
export interface SourceFacts {
  readonly imports: readonly ImportFact[];
  /** Lines that call `fetch` of the platform. */
  readonly fetchLines: readonly number[];
  /** Lines of `export * from`. */
  readonly exportAllLines: readonly number[];
  /** True when the file only passes on what others export. */
  readonly onlyReexports: boolean;
  /** Names passed on: exported name → where from and under which name there. */
  readonly reexports: ReadonlyMap<
    string,
    { readonly specifier: string; readonly name: string; readonly typeOnly: boolean }
  >;
  /** Names declared here and exported → their docstring. */
  readonly declared: ReadonlyMap<string, Documentation>;
  /** Members of exported `…Props` types without a docstring, as `ButtonProps.tone`. */
  readonly bareProps: readonly string[];
}

const PLATFORM = new Set(['globalThis', 'window', 'self']);

const hasDoc = (node: ts.Node): boolean => ts.getJSDocCommentsAndTags(node).length > 0;
const namesSource = (node: ts.Node): boolean =>
  ts
    .getJSDocTags(node)
    .some(({ tagName, comment }) => tagName.text === 'source' && !!ts.getTextOfJSDocComment(comment)?.trim());
const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function isPlatformFetch(expression: ts.Expression): boolean {
  if (ts.isIdentifier(expression)) return expression.text === 'fetch';
  return (
    ts.isPropertyAccessExpression(expression) &&
    expression.name.text === 'fetch' &&
    ts.isIdentifier(expression.expression) &&
    PLATFORM.has(expression.expression.text)
  );
}

function importIsTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return (
    !clause.name &&
    !!named &&
    ts.isNamedImports(named) &&
    named.elements.length > 0 &&
    named.elements.every((part) => part.isTypeOnly)
  );
}

function exportIsTypeOnly(node: ts.ExportDeclaration): boolean {
  if (node.isTypeOnly) return true;
  const clause = node.exportClause;
  return (
    !!clause &&
    ts.isNamedExports(clause) &&
    clause.elements.length > 0 &&
    clause.elements.every((part) => part.isTypeOnly)
  );
}

/** `onRemove?: never` in a union only rules a prop out. */
const isNever = (member: ts.TypeElement): boolean =>
  ts.isPropertySignature(member) && member.type?.kind === ts.SyntaxKind.NeverKeyword;

function membersOf(type: ts.Node): readonly ts.TypeElement[] {
  if (ts.isInterfaceDeclaration(type) || ts.isTypeLiteralNode(type)) return [...type.members];
  if (ts.isTypeAliasDeclaration(type)) return membersOf(type.type);
  if (ts.isIntersectionTypeNode(type) || ts.isUnionTypeNode(type)) return type.types.flatMap((part) => membersOf(part));
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type);
  return [];
}

/** Reads one TypeScript file into facts; the syntax tree alone is enough, so nothing is resolved. */
export function sourceFacts(path: string, text: string): SourceFacts {
  const source = ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const imports: ImportFact[] = [];
  const fetchLines: number[] = [];
  const exportAllLines: number[] = [];
  const reexports = new Map<string, { specifier: string; name: string; typeOnly: boolean }>();
  const declared = new Map<string, Documentation>();
  const bareProps: string[] = [];

  const addImport = (node: ts.Node, specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier))
      imports.push({ specifier: specifier.text, typeOnly, line: lineOf(node) });
  };

  // Overloads: one docstring on any of them is enough.
  const declare = (name: string, node: ts.Node) => {
    const before = declared.get(name);
    declared.set(name, {
      documented: before?.documented || hasDoc(node),
      sourced: before?.sourced || namesSource(node),
    });
  };

  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      addImport(statement, statement.moduleSpecifier, importIsTypeOnly(statement.importClause));
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) {
      addImport(statement, statement.moduleSpecifier, exportIsTypeOnly(statement));
      if (!statement.exportClause) exportAllLines.push(lineOf(statement));
      else if (ts.isNamedExports(statement.exportClause) && ts.isStringLiteralLike(statement.moduleSpecifier)) {
        for (const { name, propertyName, isTypeOnly } of statement.exportClause.elements)
          reexports.set(name.text, {
            specifier: statement.moduleSpecifier.text,
            name: (propertyName ?? name).text,
            typeOnly: statement.isTypeOnly || isTypeOnly,
          });
      }
    } else if (ts.isVariableStatement(statement) && isExported(statement)) {
      for (const { name } of statement.declarationList.declarations) {
        const names = ts.isIdentifier(name)
          ? [name]
          : name.elements.flatMap((part) =>
              ts.isBindingElement(part) && ts.isIdentifier(part.name) ? [part.name] : [],
            );
        for (const identifier of names) declare(identifier.text, statement);
      }
    } else if (isExported(statement)) {
      const named = statement as ts.Node & { readonly name?: ts.Identifier };
      if (named.name) {
        declare(named.name.text, statement);
        if (named.name.text.endsWith('Props')) {
          for (const member of membersOf(statement))
            if (!hasDoc(member) && !isNever(member))
              bareProps.push(`${named.name.text}.${member.name?.getText(source) ?? '…'}`);
        }
      }
    }
  }

  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      if (node.expression.kind === ts.SyntaxKind.ImportKeyword) addImport(node, node.arguments[0], false);
      else if (isPlatformFetch(node.expression)) fetchLines.push(lineOf(node));
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      addImport(node, node.argument.literal, true);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);

  const onlyReexports =
    source.statements.length > 0 &&
    source.statements.every((statement) => ts.isExportDeclaration(statement) && !!statement.moduleSpecifier);
  return { imports, fetchLines, exportAllLines, onlyReexports, reexports, declared, bareProps };
}
