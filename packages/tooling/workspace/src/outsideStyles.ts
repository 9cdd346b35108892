import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { onBuiltPage } from './outsideBrowser.ts';
import { root } from './root.ts';
import { run } from './run.ts';

/** The version of Next.js that an app outside is built with; it never enters the workspace. */
export const NEXT = '16.4.6';

/** Sheets in the order in which the READMEs name them. */
const sheets = ['tokens', 'ui', 'app-frame', 'channel-card']
  .map((name) => `import '@resonanz/${name}/styles.css';\n`)
  .join('');

/** Type styles whose variables have a sheet of their own, by the id of what is drawn in them. */
const STYLES = ['title', 'display', 'figure'] as const;

const drawing = `
import { Heading } from '@resonanz/ui/Heading';
import { Text } from '@resonanz/ui/Text';

export function Drawing() {
  return (
    <main>
      <Heading level={1} variant="title" id="title">Herbstleuchten</Heading>
      <Heading level={2} variant="display" id="display">Menschen, die passen</Heading>
      <Text variant="figure" id="figure">128,4K</Text>
    </main>
  );
}
`;

const vite = pathToFileURL(createRequire(join(root, 'package.json')).resolve('vite')).href;

function writeViteApp(at: string): void {
  writeFileSync(
    join(at, 'index.html'),
    '<!doctype html><html lang="de"><body><div id="root"></div><script type="module" src="./main.jsx"></script></body></html>',
  );
  writeFileSync(join(at, 'drawing.jsx'), drawing);
  writeFileSync(
    join(at, 'main.jsx'),
    `${sheets}import { createRoot } from 'react-dom/client';\nimport { Drawing } from './drawing.jsx';\n` +
      `createRoot(document.getElementById('root')).render(<Drawing />);\n`,
  );
  writeFileSync(
    join(at, 'build.mjs'),
    `import { build } from '${vite}';\n` +
      `await build({ root: import.meta.dirname, logLevel: 'error', esbuild: { jsx: 'automatic' } });\n`,
  );
}

function writeNextApp(at: string, folder: string): void {
  const app = join(at, 'app');
  mkdirSync(app, { recursive: true });
  writeFileSync(
    join(at, 'next.config.mjs'),
    `export default { output: 'export', turbopack: { root: ${JSON.stringify(folder)} } };\n`,
  );
  writeFileSync(
    join(app, 'layout.jsx'),
    `${sheets}export const metadata = { title: 'Resonanz', icons: 'data:,' };\n` +
      'export default function Layout({ children }) {\n  return <html lang="de"><body>{children}</body></html>;\n}\n',
  );
  // A component of the server: nothing of the kit needs the browser to be drawn.
  writeFileSync(join(app, 'page.jsx'), `${drawing}\nexport default Drawing;\n`);
}

interface TypeStyle {
  readonly $value: { readonly fontSize: { readonly value: number }; readonly fontWeight: number };
}

/** Size and weight as the tokens say them. */
function wanted(): Readonly<Record<string, string>> {
  const { typography } = JSON.parse(readFileSync(join(root, 'packages/foundation/tokens/tokens.json'), 'utf8')) as {
    readonly typography: { readonly style: Readonly<Record<string, TypeStyle>> };
  };
  return Object.fromEntries(
    STYLES.map((name) => {
      const style = typography.style[name];
      if (!style) throw new Error(`The tokens have no type style ${name}.`);
      return [name, `${style.$value.fontSize.value}px ${style.$value.fontWeight}`];
    }),
  );
}

/** What is drawn otherwise than the tokens say, in a built app. */
const lookProblem = (bundler: string, dist: string): Promise<string> =>
  onBuiltPage(dist, async (tab, messages) => {
    await tab.locator('#figure').waitFor();
    const drawn = await tab.evaluate(
      (ids) =>
        Object.fromEntries(
          ids.map((id) => {
            const { fontSize, fontWeight } = getComputedStyle(document.getElementById(id) as HTMLElement);
            return [id, `${fontSize} ${fontWeight}`] as const;
          }),
        ),
      [...STYLES],
    );
    const wrong = Object.entries(wanted()).flatMap(([id, style]) =>
      drawn[id] === style ? [] : [`${id} is drawn in ${drawn[id]} and not in ${style}`],
    );
    return [...wrong, ...messages].map((line) => `An app of ${bundler} outside the workspace: ${line}\n`).join('');
  });

/**
 * Builds two apps where the packed packages are installed, one with Vite and one with Next.js, and measures their
 * headings and figures; gives what is wrong.
 */
export async function stylesProblem(folder: string): Promise<string> {
  const [ofVite, ofNext] = [join(folder, 'look-vite'), join(folder, 'look-next')];
  mkdirSync(ofVite, { recursive: true });
  writeViteApp(ofVite);
  writeNextApp(ofNext, folder);
  const vited = await run(process.execPath, [join(ofVite, 'build.mjs')], {
    cwd: ofVite,
    env: { NODE_OPTIONS: '' },
    output: 'collect',
  });
  if (vited.code !== 0) return `An app of Vite outside the workspace does not build:\n${vited.text}\n`;
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const nexted = await run(process.execPath, [next, 'build'], {
    cwd: ofNext,
    env: { NODE_OPTIONS: '', NEXT_TELEMETRY_DISABLED: '1' },
    output: 'collect',
  });
  if (nexted.code !== 0) return `An app of Next.js outside the workspace does not build:\n${nexted.text}\n`;
  return (await lookProblem('Vite', join(ofVite, 'dist'))) + (await lookProblem('Next.js', join(ofNext, 'out')));
}
