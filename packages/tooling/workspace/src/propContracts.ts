import { join } from 'node:path';
import ts from 'typescript';
import type { House } from './house.ts';
import { root } from './root.ts';

const FLOORS: readonly string[] = ['interface', 'patterns', 'widgets'];
const isEntry = /^exports\/[^/]+\.tsx?$/;
const isComponent = /^[A-Z][a-z]/;

/** The props of a component: name → optional or not, and type. Exclusive props show what they are in each case. */
function contractOf(checker: ts.TypeChecker, props: ts.Type): readonly string[] {
  const cases = props.isUnion() ? props.types : [props];
  const names = new Set(cases.flatMap((one) => checker.getPropertiesOfType(one).map(({ name }) => name)));
  return [...names].toSorted().map((name) => {
    const found = cases.map((one) => checker.getPropertyOfType(one, name));
    const isOptional = found.some((prop) => !prop || prop.flags & ts.SymbolFlags.Optional);
    const texts = found.flatMap((prop) =>
      prop ? [checker.typeToString(checker.getTypeOfSymbol(prop), undefined, ts.TypeFormatFlags.NoTruncation)] : [],
    );
    const shown = [...new Set(texts.map((text) => text.replace(/ \| undefined\b|^undefined$/g, '') || 'never'))];
    return `${name}${isOptional ? '?' : ''}: ${shown.toSorted().join(' | ')}`;
  });
}

function componentsOf(checker: ts.TypeChecker, file: ts.SourceFile): readonly string[] {
  const module = checker.getSymbolAtLocation(file);
  return (module ? checker.getExportsOfModule(module) : []).flatMap((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!isComponent.test(symbol.name) || !(target.flags & ts.SymbolFlags.Value)) return [];
    const [props] = checker.getTypeOfSymbol(target).getCallSignatures()[0]?.getParameters() ?? [];
    const lines = props ? contractOf(checker, checker.getTypeOfSymbol(props)) : [];
    return [`  ${symbol.name}`, ...lines.map((line) => `    ${line}`)];
  });
}

/** What every published component takes, one prop a line; a change of this text is a change for users. */
export function propContracts({ packages }: House): string {
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    root,
  );
  const entries = packages
    .filter(({ manifest, floor }) => !manifest.private && FLOORS.includes(floor))
    .flatMap(({ manifest, folder, files }) =>
      [...files.keys()]
        .filter((path) => isEntry.test(path))
        .map((path) => ({
          entry: `${manifest.name}/${path.slice('exports/'.length).replace(/\.tsx?$/, '')}`,
          path: join(root, folder, path),
        })),
    );
  const program = ts.createProgram(
    entries.map(({ path }) => path),
    { ...config.options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  return entries
    .toSorted((a, b) => (a.entry < b.entry ? -1 : 1))
    .flatMap(({ entry, path }) => {
      const file = program.getSourceFile(path);
      const lines = file ? componentsOf(checker, file) : [];
      return lines.length > 0 ? [entry, ...lines, ''] : [];
    })
    .join('\n');
}
