import { join } from 'node:path';
import ts from 'typescript';
import type { House } from './house.ts';
import { root } from './root.ts';

/** How a value of a prop can be tried out in Storybook. */
export type PropKind = 'boolean' | 'string' | 'number' | 'choice' | 'function' | 'node' | 'other';

/** One prop of a published component, as the type checker sees it. */
export interface ComponentProp {
  readonly name: string;
  readonly isOptional: boolean;
  /** Exclusive props show what they are in each case, joined by `|`. */
  readonly type: string;
  readonly kind: PropKind;
  /** The values of a `choice`. */
  readonly options?: readonly (string | number)[];
  /** What holds when it is left out, as it is written in the code or after `@default`. */
  readonly defaultValue?: string;
  readonly text: string;
}

/** A component of a package of the floors interface, patterns or widgets. */
export interface PublishedComponent {
  /** For example `@resonanz/ui/Button`. */
  readonly entry: string;
  readonly name: string;
  /** `beta` where the docstring says `@beta`: its props may still change in a minor version. */
  readonly status: 'stable' | 'beta';
  /** The version that brought it: `@since`, or the first one. */
  readonly since: string;
  readonly props: readonly ComponentProp[];
}

const FLOORS: readonly string[] = ['interface', 'patterns', 'widgets'];
const FIRST_VERSION = '1.0.0';
const isEntry = /^exports\/[^/]+\.tsx?$/;
const isComponent = /^[A-Z][a-z]/;

const tagOf = (checker: ts.TypeChecker, symbol: ts.Symbol, name: string): string | undefined => {
  const tag = symbol.getJsDocTags(checker).find((each) => each.name === name);
  return tag && ts.displayPartsToString(tag.text).trim();
};

/** The values that the code itself gives to props that are left out. */
function defaultsOf(component: ts.Symbol): ReadonlyMap<string, string> {
  const find = (node: ts.Node): ts.FunctionLikeDeclaration | undefined => {
    if (ts.isFunctionDeclaration(node)) return node.body && node;
    return ts.isArrowFunction(node) || ts.isFunctionExpression(node) ? node : ts.forEachChild(node, find);
  };
  const [props] = component.declarations?.flatMap((each) => find(each) ?? []).at(0)?.parameters ?? [];
  if (!props || !ts.isObjectBindingPattern(props.name)) return new Map();
  return new Map(
    props.name.elements.flatMap(({ propertyName, name, initializer }) =>
      initializer ? [[(propertyName ?? name).getText(), initializer.getText()] as const] : [],
    ),
  );
}

function kindOf(types: readonly ts.Type[], text: string): Pick<ComponentProp, 'kind' | 'options'> {
  if (text === 'ReactNode') return { kind: 'node' };
  const values = types.flatMap((type) => (type.isUnion() ? type.types : [type]));
  if (values.every(({ flags }) => flags & ts.TypeFlags.BooleanLike)) return { kind: 'boolean' };
  if (values.every((value) => value.isStringLiteral() || value.isNumberLiteral()))
    return {
      kind: 'choice',
      options: [...new Set(values.map((value) => (value as ts.LiteralType).value as string | number))],
    };
  if (values.every(({ flags }) => flags & ts.TypeFlags.StringLike)) return { kind: 'string' };
  if (values.every(({ flags }) => flags & ts.TypeFlags.NumberLike)) return { kind: 'number' };
  return { kind: values.every((value) => value.getCallSignatures().length > 0) ? 'function' : 'other' };
}

function propsOf(checker: ts.TypeChecker, props: ts.Type, component: ts.Symbol): readonly ComponentProp[] {
  const cases = props.isUnion() ? props.types : [props];
  const names = new Set(cases.flatMap((one) => checker.getPropertiesOfType(one).map(({ name }) => name)));
  const defaults = defaultsOf(component);
  return [...names].toSorted().map((name) => {
    const found = cases.map((one) => checker.getPropertyOfType(one, name));
    const present = found.filter((prop) => prop !== undefined);
    const types = present.map((prop) => checker.getTypeOfSymbol(prop));
    const texts = types.map((type) => checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation));
    const shown = [...new Set(texts.map((text) => text.replace(/ \| undefined\b|^undefined$/g, '') || 'never'))];
    const type = shown.toSorted().join(' | ');
    // In the cases of exclusive props in which it is not taken, a prop is `never`.
    const taken = types
      .map((each) => checker.getNonNullableType(each))
      .filter(({ flags }) => !(flags & ts.TypeFlags.Never));
    const described = present.find((prop) => prop.getDocumentationComment(checker).length > 0);
    const defaultValue = (described && tagOf(checker, described, 'default')) || defaults.get(name);
    return {
      name,
      isOptional: found.some((prop) => !prop || prop.flags & ts.SymbolFlags.Optional),
      type,
      ...kindOf(taken, type),
      ...(defaultValue === undefined ? {} : { defaultValue }),
      text: described ? ts.displayPartsToString(described.getDocumentationComment(checker)) : '',
    };
  });
}

/** What a function takes first, or what an instance of a class has as its props. */
function propsTypeOf(checker: ts.TypeChecker, component: ts.Type): ts.Type | undefined {
  const instance = component.getConstructSignatures()[0]?.getReturnType();
  const props = instance?.getProperty('props') ?? component.getCallSignatures()[0]?.getParameters()[0];
  return props && checker.getTypeOfSymbol(props);
}

function componentsOf(checker: ts.TypeChecker, file: ts.SourceFile, entry: string): readonly PublishedComponent[] {
  const module = checker.getSymbolAtLocation(file);
  return (module ? checker.getExportsOfModule(module) : []).flatMap((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    if (!isComponent.test(symbol.name) || !(target.flags & ts.SymbolFlags.Value)) return [];
    const props = propsTypeOf(checker, checker.getTypeOfSymbol(target));
    return {
      entry,
      name: symbol.name,
      status: tagOf(checker, target, 'beta') === undefined ? ('stable' as const) : ('beta' as const),
      since: tagOf(checker, target, 'since') || FIRST_VERSION,
      props: props ? propsOf(checker, props, target) : [],
    };
  });
}

/** What every published component takes, read by the type checker; ordered by entry. */
export function publishedComponents({ packages }: House): readonly PublishedComponent[] {
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
    )
    .toSorted((a, b) => (a.entry < b.entry ? -1 : 1));
  const program = ts.createProgram(
    entries.map(({ path }) => path),
    { ...config.options, noEmit: true },
  );
  const checker = program.getTypeChecker();
  return entries.flatMap(({ entry, path }) => {
    const file = program.getSourceFile(path);
    return file ? componentsOf(checker, file, entry) : [];
  });
}
