import type { House, HousePackage } from './house.ts';

/** Its tests read the files of the whole house, so whatever changes, they may fail. */
const READS_ALL = 'packages/tooling/workspace';

/** Its tests compare the pages of the product's rules with the code. */
const READS_RULES = 'packages/tooling/guides';
const isRulePage = (path: string): boolean => path.startsWith('docs/domain/');

/** Outside the packages: what no test but those of the two packages above reads. */
const READ_BY_NO_PACKAGE =
  /^(docs\/(?!examples\/)|(bench|\.changeset|\.ci|\.githooks|\.github)\/)|^[^/]*\.md$|^LICENSE$|^knip\.ts$|^\.(editorconfig|git[a-z-]*|ox(fmt|lint)rc\.json|size-limit\.json)$/;

/** In a package: tests, stories and pages, which no other package can import. */
const STAYS_INSIDE = /\.(test|driver\.test|stories)\.tsx?$|\.mdx?$/;

const inside = (folder: string) => (path: string) => path.startsWith(`${folder}/`);

function dependencies({ manifest }: HousePackage): ReadonlySet<string> {
  const { dependencies: own, devDependencies, peerDependencies } = manifest;
  return new Set([own, devDependencies, peerDependencies].flatMap((names) => Object.keys(names ?? {})));
}

/** These packages and all that depend on them, directly or not. */
function withDependants(packages: readonly HousePackage[], first: readonly HousePackage[]): ReadonlySet<HousePackage> {
  const found = new Set(first);
  const uses = new Map(packages.map((one) => [one, dependencies(one)]));
  // A set that grows while it is walked is walked to its new end.
  for (const one of found) for (const [user, names] of uses) if (names.has(one.manifest.name)) found.add(user);
  return found;
}

/**
 * The packages whose tests may fail after a change of these files (paths from the root): the changed ones and all that
 * depend on them, by the manifests. A file outside the packages, such as the lockfile, affects all of them.
 */
export function affectedPackages({ packages }: House, changed: readonly string[]): readonly HousePackage[] {
  const outside = changed.filter((path) => !packages.some(({ folder }) => inside(folder)(path)));
  if (outside.some((path) => !READ_BY_NO_PACKAGE.test(path))) return packages;
  const changedIn = ({ folder }: HousePackage) => changed.filter(inside(folder));
  const reaching = packages.filter((one) => changedIn(one).some((path) => !STAYS_INSIDE.test(path)));
  const affected = withDependants(packages, reaching);
  const reads = ({ folder }: HousePackage) =>
    folder === READS_ALL || (folder === READS_RULES && changed.some(isRulePage));
  return packages.filter((one) => affected.has(one) || reads(one) || changedIn(one).length > 0);
}
