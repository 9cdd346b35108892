import { posix } from 'node:path';
import ts from 'typescript';
import { isState, isStateType } from './stateNames.ts';

/** What a module exports: its constants, and which arguments of its functions are states. */
export interface Module {
  readonly constants: ReadonlyMap<string, ts.Expression>;
  readonly functions: ReadonlyMap<string, readonly boolean[]>;
}

/** Reads a file by its path inside the package; nothing for one that does not exist. */
export type ReadFile = (path: string) => string | undefined;

/** Parses a source file. */
export const parse = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

const modules = new Map<string, Module>();

function moduleOf(source: ts.SourceFile): Module {
  const read = modules.get(source.text);
  if (read) return read;
  const constants = new Map<string, ts.Expression>();
  const functions = new Map<string, readonly boolean[]>();
  const stateful = ({ parameters }: ts.SignatureDeclaration) =>
    parameters.map(({ name, type }) => isState(name) || isStateType(type));
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) functions.set(statement.name.text, stateful(statement));
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name) || !initializer) continue;
      if (ts.isArrowFunction(initializer)) functions.set(name.text, stateful(initializer));
      else constants.set(name.text, initializer);
    }
  }
  const module = { constants, functions };
  modules.set(source.text, module);
  return module;
}

/** What a file knows by name: its own constants and functions, and those of neighbours that it imports. */
export function knownIn(path: string, source: ts.SourceFile, read: ReadFile): Module {
  const own = moduleOf(source);
  const constants = new Map(own.constants);
  const functions = new Map(own.functions);
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { text: specifier } = statement.moduleSpecifier;
    const named = statement.importClause?.namedBindings;
    if (!specifier.startsWith('.') || !named || !ts.isNamedImports(named)) continue;
    const target = posix.join(posix.dirname(path), specifier);
    const text = read(target);
    if (text === undefined) continue;
    const module = modules.get(text) ?? moduleOf(parse(target, text));
    for (const { name, propertyName } of named.elements) {
      const constant = module.constants.get((propertyName ?? name).text);
      const parameters = module.functions.get((propertyName ?? name).text);
      if (constant) constants.set(name.text, constant);
      if (parameters) functions.set(name.text, parameters);
    }
  }
  return { constants, functions };
}
