import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onBuiltPage } from './outsideBrowser.ts';
import { IN_VITEST } from './outsidePrograms.ts';
import { widgetApp } from './outsideWidgetApp.ts';
import { root } from './root.ts';
import { run } from './run.ts';

/** Entries that load only in Node. */
const IN_NODE = ['@resonanz/testing/envelopeServer', '@resonanz/testing/mockServerNode'];

interface Installed {
  readonly name: string;
  readonly entries: readonly string[];
  readonly isStyled: boolean;
}

function installed(folder: string, name: string): Installed {
  const { exports } = JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, unknown>>;
  };
  const entries = Object.keys(exports).map((entry) => name + entry.slice(1));
  return {
    name,
    entries: entries.filter(
      (entry) => !/\.(css|json)$/.test(entry) && !IN_VITEST.includes(entry) && !IN_NODE.includes(entry),
    ),
    isStyled: './styles.css' in exports,
  };
}

const page =
  '<!doctype html><html lang="de"><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>';

const vite = pathToFileURL(createRequire(join(root, 'package.json')).resolve('vite')).href;

const builder = `
import { build } from '${vite}';
await build({
  root: import.meta.dirname,
  logLevel: 'error',
  esbuild: { jsx: 'automatic' },
  build: {
    minify: false,
    rolldownOptions: {
      input: ['index.html', 'everything.ts'],
      onLog: (level, log, report) => log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
    },
  },
});
`;

/**
 * Writes an app that uses packages by their names: every entry imported, every sheet, and a page of all widgets that
 * drives itself.
 */
export function writeWidgetApp(folder: string, names: readonly string[]): void {
  const at = join(folder, 'widgets');
  const packages = names.map((name) => installed(folder, name));
  const styled = [
    '@resonanz/tokens',
    '@resonanz/ui',
    ...packages.filter(({ isStyled }) => isStyled).map(({ name }) => name),
  ];
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, 'index.html'), page);
  writeFileSync(join(at, 'build.mjs'), builder);
  writeFileSync(join(at, 'main.tsx'), `${styled.map((name) => `import '${name}/styles.css';\n`).join('')}${widgetApp}`);
  writeFileSync(
    join(at, 'everything.ts'),
    packages
      .flatMap(({ entries }) => entries)
      .map((entry, index) => `export * as entry${index} from '${entry}';\n`)
      .join(''),
  );
}

/** Opens the built app in a browser and waits for what it says of itself. */
const driveProblem = (dist: string): Promise<string> =>
  onBuiltPage(dist, async (tab, messages) => {
    const said = await tab
      .waitForFunction(() => document.documentElement.dataset['outcome'], undefined, { timeout: 60_000 })
      .then(
        (outcome) => outcome.jsonValue(),
        () => 'The app says nothing.',
      );
    return [...(said === 'fine' ? [] : [String(said)]), ...messages]
      .map((line) => `The widgets outside the workspace: ${line}\n`)
      .join('');
  });

/** Builds the app with Vite where the packed packages are installed, and drives it in a browser; gives what is wrong. */
export async function widgetAppProblem(folder: string): Promise<string> {
  const at = join(folder, 'widgets');
  const { code, text } = await run(process.execPath, [join(at, 'build.mjs')], {
    cwd: at,
    env: { NODE_OPTIONS: '' },
    output: 'collect',
  });
  return code === 0
    ? driveProblem(join(at, 'dist'))
    : `An app of all widgets does not build outside the workspace:\n${text}\n`;
}
