import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHouse } from './house.ts';
import { appProblem } from './outsideApp.ts';
import { loader, programs, typeProjects } from './outsidePrograms.ts';
import { NEXT, stylesProblem } from './outsideStyles.ts';
import { widgetAppProblem, writeWidgetApp } from './outsideWidgets.ts';
import { fromOurStore } from './packageStore.ts';
import { root } from './root.ts';
import { ONE_CHECKER, run, tsc } from './run.ts';

/** What the app that installs the packages brings itself, in the versions of the workspace. */
const PEERS = ['react', 'react-dom', 'react-router', '@tanstack/react-query', '@types/react', '@types/react-dom'];

/** What it brings for its forms and its tests; each stands with the package that asks for it. */
const PEERS_OF: Readonly<Record<string, string>> = {
  'react-hook-form': 'packages/patterns/records',
  '@testing-library/dom': 'packages/tooling/testing',
  '@testing-library/user-event': 'packages/tooling/testing',
};

const versionOf = (name: string, from = '.'): string =>
  (JSON.parse(readFileSync(join(root, from, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;

function writeProject(folder: string, tarballs: ReadonlyMap<string, string>): void {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const files = [...tarballs].map(([name, tarball]) => [name, `file:${tarball}`] as const);
  const peers = [
    ...PEERS.map((name) => [name, versionOf(name)] as const),
    ...Object.entries(PEERS_OF).map(([name, owner]) => [name, versionOf(name, owner)] as const),
  ];
  const dependencies = Object.fromEntries([...peers, ['next', NEXT] as const, ...files]);
  write('package.json', JSON.stringify({ private: true, type: 'module', dependencies }));
  write(
    'pnpm-workspace.yaml',
    `packages: []\npmOnFail: ignore\noverrides:\n${files.map(([name, file]) => `  '${name}': '${file}'\n`).join('')}`,
  );
  write('loader.mjs', loader);
  for (const { file, text } of programs) write(file, text);
  for (const [name, settings] of typeProjects) write(name, JSON.stringify(settings));
}

/** What the app of all widgets imports: the widgets, the frame around them and what tests them. */
const widgetPackages = (): readonly string[] =>
  readHouse(root)
    .packages.filter(
      ({ floor, name, manifest }) =>
        !manifest.private && (floor === 'widgets' || name === 'app-frame' || name === 'testing'),
    )
    .map(({ manifest }) => manifest.name);

/** Node alone, without the workspace's own conditions. */
const runFile = (folder: string, file: string) =>
  run(process.execPath, [file], { cwd: folder, env: { NODE_OPTIONS: '' }, output: 'collect' });

async function programProblem(folder: string, { file, prints }: (typeof programs)[number]): Promise<string> {
  const { code, text } = await runFile(folder, file);
  return code === 0 && text.trim() === prints.join('\n')
    ? ''
    : `${file} prints outside the workspace\n${text}\nand not\n${prints.join('\n')}\n`;
}

async function typeProblem(folder: string, project: string): Promise<string> {
  const { code, text } = await run(process.execPath, [tsc, '-p', project, ...ONE_CHECKER], {
    cwd: folder,
    output: 'collect',
  });
  return code === 0 ? '' : `Outside the workspace the packages do not type-check (${project}):\n${text}\n`;
}

/**
 * Installs packed packages, by name, into a fresh project outside the workspace. There every entry loads in plain Node,
 * and small programs type-check strictly, declarations of the packages included, and print what they should; an app of
 * Vite builds and brings no more than it uses; another one shows every widget on a mock server and is driven in a
 * browser; headings and figures have the size and weight of the tokens in apps of Vite and of Next.js. Gives what is
 * wrong.
 */
export async function installOutside(tarballs: ReadonlyMap<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'resonanz-outside-'));
  try {
    writeProject(folder, tarballs);
    const installed = await run(
      'pnpm',
      ['install', ...(await fromOurStore()), '--no-frozen-lockfile', '--ignore-scripts'],
      { cwd: folder, output: 'collect' },
    );
    if (installed.code !== 0) return `The packed packages do not install outside the workspace:\n${installed.text}`;
    const loaded = await runFile(folder, 'loader.mjs');
    if (loaded.code !== 0) return `Packed entries do not load in Node:\n${loaded.text}`;
    // The apps first: their type projects read what they write.
    writeWidgetApp(folder, widgetPackages());
    const built = await appProblem(folder);
    const driven = await widgetAppProblem(folder);
    const styled = await stylesProblem(folder);
    const problems = await Promise.all([
      built,
      driven,
      styled,
      ...[...typeProjects.keys()].map((project) => typeProblem(folder, project)),
      ...programs.map((program) => programProblem(folder, program)),
    ]);
    return problems.join('');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
