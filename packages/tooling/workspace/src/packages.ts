import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Check } from './checks.ts';
import { readHouse, type House, type HousePackage } from './house.ts';
import { installOutside } from './outside.ts';
import { root } from './root.ts';
import { bin, run } from './run.ts';

/** The published packages, each after those it depends on. */
export function publishedInOrder({ packages }: House): readonly HousePackage[] {
  const published = new Map(
    packages.filter(({ manifest }) => !manifest.private).map((one) => [one.manifest.name, one]),
  );
  const ordered = new Set<HousePackage>();
  const visit = (one: HousePackage): void => {
    if (ordered.has(one)) return;
    for (const name of Object.keys({ ...one.manifest.dependencies, ...one.manifest.peerDependencies })) {
      const dependency = published.get(name);
      if (dependency) visit(dependency);
    }
    ordered.add(one);
  };
  for (const one of published.values()) visit(one);
  return [...ordered];
}

const tarballOf = (folder: string, { manifest }: HousePackage) =>
  readdirSync(folder).find(
    (name) => name.startsWith(`${manifest.name.slice(1).replace('/', '-')}-`) && /-\d[^-]*\.tgz$/.test(name),
  );

async function tsup(one: HousePackage): Promise<string> {
  const cwd = join(root, one.folder);
  const { code, text } = await run(bin('tsup'), [], { cwd, output: 'collect' });
  return code === 0 ? '' : `${one.folder} does not build:\n${text}`;
}

/** Rules of one sheet share a prefix; a sheet that the JS does not speak of means that their class names differ. */
export function sheetsWithoutScript(css: string, scripts: readonly string[]): readonly string[] {
  const rules = css.replace(/@layer [^;{]+/g, '');
  const prefixes = new Set(
    [...rules.matchAll(/\.((?:_[a-z0-9]|[a-z])[a-z0-9]{5})[a-z0-9]+(?=[^a-z0-9%;}])/g)].map(
      ([, prefix]) => prefix ?? '',
    ),
  );
  return [...prefixes].filter((prefix) => !scripts.some((script) => script.includes(prefix)));
}

function styleProblems(one: HousePackage): string {
  const dist = join(root, one.folder, 'dist');
  if (!existsSync(join(dist, 'styles.css'))) return '';
  const scripts = readdirSync(dist)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(dist, name), 'utf8'));
  const lost = sheetsWithoutScript(readFileSync(join(dist, 'styles.css'), 'utf8'), scripts);
  return lost.length > 0 ? `${one.folder}: the JS knows no class beginning with ${lost.join(', ')}\n` : '';
}

interface TypeReport {
  readonly problems: Readonly<
    Record<string, readonly { readonly entrypoint?: string; readonly resolutionKind?: string }[]>
  >;
}

// Only modern resolution counts: the packages are ESM.
const ignored = new Set(['node10', 'node16-cjs']);

async function typeProblems(one: HousePackage, tarball: string): Promise<string> {
  const sheets = Object.keys(one.manifest.exports ?? {}).flatMap((entry) =>
    entry.endsWith('.css') ? [entry.slice('./'.length)] : [],
  );
  const excluded = sheets.length > 0 ? ['--exclude-entrypoints', ...sheets] : [];
  const args = [tarball, '--profile', 'esm-only', '--format', 'json', ...excluded];
  const { code, text } = await run(bin('attw'), args, { output: 'collect' });
  if (code === 0) return '';
  if (!text.startsWith('{')) return `${one.folder}: the types could not be checked\n${text}\n`;
  const { problems } = JSON.parse(text) as TypeReport;
  return Object.entries(problems)
    .flatMap(([kind, all]) => all.map((problem) => ({ kind, ...problem })))
    .filter(({ resolutionKind = '' }) => !ignored.has(resolutionKind))
    .map(
      ({ kind, entrypoint = '', resolutionKind = '' }) =>
        `${one.folder}: ${kind} at ${entrypoint} (${resolutionKind})\n`,
    )
    .join('');
}

async function pack(one: HousePackage, folder: string): Promise<string> {
  const packed = await run('pnpm', ['pack', '--pack-destination', folder], {
    cwd: join(root, one.folder),
    output: 'collect',
  });
  const name = tarballOf(folder, one);
  if (packed.code !== 0 || !name) return `${one.folder} does not pack:\n${packed.text}`;
  const tarball = join(folder, name);
  const { messages, pkg } = await publint({
    pack: { tarball: new Uint8Array(readFileSync(tarball)).buffer },
    level: 'warning',
  });
  const complaints = messages
    .map((message) => `${one.folder}: ${formatMessage(message, pkg, { color: false }) ?? message.code}\n`)
    .join('');
  return complaints + (await typeProblems(one, tarball));
}

/** Builds, packs and checks every published package, then installs all of them outside the workspace. */
export const packedPackages: Check = {
  name: 'packed packages',
  run: async () => {
    const packages = publishedInOrder(readHouse(root));
    const folder = mkdtempSync(join(tmpdir(), 'resonanz-packages-'));
    mkdirSync(folder, { recursive: true });
    try {
      const checked: Promise<string>[] = [];
      for (const one of packages) {
        // Packages are built one after the other, in order; a built one is packed and checked meanwhile.
        const broken = (await tsup(one)) || styleProblems(one);
        checked.push(broken ? Promise.resolve(broken) : pack(one, folder));
      }
      let text = (await Promise.all(checked)).join('');
      if (!text)
        text = await installOutside(
          new Map(packages.map((one) => [one.manifest.name, join(folder, tarballOf(folder, one) ?? '')])),
        );
      return { ok: text === '', text };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
