import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';

/** What a column holds, as far as both languages can say. */
export type ColumnKind = 'number' | 'string' | 'boolean' | 'array' | 'bytes' | 'json';

/** A column as its table type declares it. */
export interface DeclaredColumn {
  kind: ColumnKind | 'mixed';
  isNullable: boolean;
  /** Whether an insert may leave the column out. */
  isOptional: boolean;
}

const source = resolve(import.meta.dirname, '../../src');
const BYTES = new Set(['Uint8Array', 'Buffer']);

function kindOf(checker: ts.TypeChecker, type: ts.Type): ColumnKind {
  if (type.flags & ts.TypeFlags.NumberLike) return 'number';
  if (type.flags & ts.TypeFlags.StringLike) return 'string';
  if (type.flags & ts.TypeFlags.BooleanLike) return 'boolean';
  if (BYTES.has(type.symbol?.name ?? '')) return 'bytes';
  return checker.isArrayType(type) ? 'array' : 'json';
}

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);
const includes = (type: ts.Type, flag: ts.TypeFlags): boolean =>
  partsOf(type).some((part) => (part.flags & flag) !== 0);

function columnOf(checker: ts.TypeChecker, declared: ts.Type): DeclaredColumn {
  // A `ColumnType` carries what is read and what is written as optional properties.
  const part = (name: string): ts.Type | undefined => {
    const property = checker.getPropertyOfType(declared, name);
    return property && checker.getTypeOfSymbol(property);
  };
  const read = part('__select__') ?? declared;
  const kinds = new Set(
    partsOf(read)
      .filter((each) => !(each.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)))
      .map((each) => kindOf(checker, each)),
  );
  const [kind] = kinds;
  return {
    kind: kinds.size === 1 && kind !== undefined ? kind : 'mixed',
    isNullable: includes(read, ts.TypeFlags.Null),
    isOptional: includes(part('__insert__') ?? declared, ts.TypeFlags.Undefined | ts.TypeFlags.Never),
  };
}

/** Every table type of `Schema` with its columns, read by the compiler of TypeScript. */
export function declaredTables(): ReadonlyMap<string, ReadonlyMap<string, DeclaredColumn>> {
  const files = globSync('**/tables.ts', { cwd: source }).map((file) => join(source, file));
  const schemaFile = join(source, 'platform/database/schema.ts');
  const program = ts.createProgram([schemaFile, ...files], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    customConditions: ['@resonanz/source'],
    allowImportingTsExtensions: true,
    types: ['node'],
  });
  const checker = program.getTypeChecker();
  const module = program.getSourceFile(schemaFile);
  const symbol = module && checker.getSymbolAtLocation(module);
  const schema = symbol && checker.getExportsOfModule(symbol).find(({ name }) => name === 'Schema');
  if (!schema) throw new Error(`${schemaFile} exports no Schema; name the file that does.`);
  return new Map(
    checker
      .getDeclaredTypeOfSymbol(schema)
      .getProperties()
      .map((table) => [
        table.name,
        new Map(
          checker
            .getTypeOfSymbol(table)
            .getProperties()
            .map((column) => [column.name, columnOf(checker, checker.getTypeOfSymbol(column))]),
        ),
      ]),
  );
}
