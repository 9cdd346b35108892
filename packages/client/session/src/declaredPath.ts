import { brandPaths, staffPaths, testerPaths } from '@resonanz/domain/paths';

// Roots of whole areas: below them only the listed routes are declared.
const ROOTS: ReadonlySet<string> = new Set([brandPaths.landing(), staffPaths.testerworldMetadata()]);

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

const DECLARED = [staffPaths, brandPaths, testerPaths].flatMap((paths) =>
  Object.values(paths).map(({ pattern }) => ({ parts: segmentsOf(pattern), isExact: ROOTS.has(pattern) })),
);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const literals = (parts: readonly string[]): number => parts.filter((part) => !part.startsWith(':')).length;

/**
 * The path that a target means, spelled as it was declared; null for one that no one declared. Segments are decoded, as
 * the router does, and read without regard to case, though the router has one: a guard that knows more addresses than
 * there are pages lets no one through.
 */
export function declaredPath(target: string): string | null {
  const own = segmentsOf(target.split(/[?#]/, 1)[0] ?? '');
  const read = own.map((segment) => decoded(segment).toLowerCase());
  const [best] = DECLARED.filter(
    ({ parts, isExact }) =>
      (isExact ? parts.length === own.length : parts.length <= own.length) &&
      parts.every((part, index) => part.startsWith(':') || part.toLowerCase() === read[index]),
  ).sort((a, b) => b.parts.length - a.parts.length || literals(b.parts) - literals(a.parts));
  if (!best) return null;
  const spelled = own.map((segment, index) => {
    const part = best.parts[index];
    return part === undefined || part.startsWith(':') ? segment : part;
  });
  return `/${spelled.join('/')}`;
}
