import ts from 'typescript';
import type { Floor } from '../../floors.ts';
import { isGenerated, sourcesOf, type Rule } from '../rule.ts';

// Words that names once had here, and the term to use instead (docs/glossary.md#technical-terms).
const RENAMED: readonly (readonly [pattern: RegExp, term: string])[] = [
  [/^MOST(_|$)|^most[A-Z]/, 'MAX_… or max…'],
  [/[Kk]eepers?([A-Z]|$)/, 'assignee, owner or store'],
  [/[Rr]efusals?([A-Z]|$)/, 'error'],
  [/^refus(e|ing)([A-Z]|$)/, 'reject…'],
  [/(^f|F)aults?([A-Z]|$)|^(f|isF)aulty/, 'error or invalid'],
  [/^(told|tells?|hears?)$|^[Tt]old[A-Z]|^tell[A-Z]/, 'notify, publish or report'],
  [/(^a|A)new([A-Z]|$)|(^|_)ANEW(_|$)/, 'again, reload or refetch'],
  [/[Dd]oomed|[Aa]fterwards|^laterPart/, 'what is meant: expired, background task, lazy'],
];
// Names in the contract stay as they are.
const GIVEN: ReadonlySet<string> = new Set(['refusals', 'faultyRows']);
// The floors whose names are all of the field.
const FLOORS: ReadonlySet<Floor> = new Set([
  'foundation',
  'client',
  'interface',
  'patterns',
  'widgets',
  'features',
  'tooling',
  'shell',
  'api',
  'e2e',
]);

function declaredName(node: ts.Node): ts.Identifier | undefined {
  if (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isPropertySignature(node)
  )
    return node.name && ts.isIdentifier(node.name) ? node.name : undefined;
  return undefined;
}

/** Names that a file declares with a word of old, each with its line and the term to use instead. */
export function renamedNames(
  path: string,
  text: string,
): readonly { readonly name: string; readonly line: number; readonly term: string }[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: { name: string; line: number; term: string }[] = [];
  const visit = (node: ts.Node): void => {
    const name = declaredName(node);
    // A deprecated name goes with the next major version.
    if (name && !GIVEN.has(name.text) && !ts.getJSDocDeprecatedTag(node)) {
      const [, term] = RENAMED.find(([pattern]) => pattern.test(name.text)) ?? [];
      if (term !== undefined)
        found.push({
          name: name.text,
          line: source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1,
          term,
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

export const namesUseTheTerms: Rule = {
  title: 'names use the terms of the field',
  check: (house) =>
    house.packages
      .filter(({ floor }) => FLOORS.has(floor))
      .flatMap((owner) =>
        sourcesOf(owner)
          .filter(([path]) => !isGenerated(path))
          .flatMap(([path, text]) =>
            renamedNames(path, text).map(
              ({ name, line, term }) => `${owner.folder}/${path}:${line} declares ${name}; use ${term}`,
            ),
          ),
      ),
};
