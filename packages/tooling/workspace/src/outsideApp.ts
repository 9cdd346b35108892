import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.ts';
import { run } from './run.ts';

/** What a team writes that begins with the kit: styles in two lines, one component. */
export const app = `
import '@resonanz/tokens/styles.css';
import '@resonanz/ui/styles.css';
import { Button } from '@resonanz/ui/Button';
import { createRoot } from 'react-dom/client';

createRoot(document.getElementById('root') as HTMLElement).render(<Button variant="solid">Speichern</Button>);
`;

const page =
  '<!doctype html><html lang="de"><body><div id="root"></div><script type="module" src="./main.tsx"></script></body></html>';

const vite = pathToFileURL(createRequire(join(root, 'package.json')).resolve('vite')).href;

// Vite itself says which modules are left; names in minified code would say little.
const builder = `
import { build } from '${vite}';
const { output } = await build({ root: import.meta.dirname, logLevel: 'error', esbuild: { jsx: 'automatic' } });
const modules = output.flatMap((part) => (part.type === 'chunk' ? Object.entries(part.modules) : []));
const styles = output.filter(({ fileName }) => fileName.endsWith('.css')).map(({ source }) => String(source)).join('');
const wrong = [
  ...(modules.some(([id]) => id.includes('/ui/dist/')) ? [] : ['The kit is missing']),
  ...modules.flatMap(([id, { renderedExports }]) =>
    renderedExports
      .filter((name) => /^(Dialog|Modal|Popover|Menu|Select|Tabs|Table)$/.test(name))
      .map((name) => 'A Button brings ' + name + ' of ' + id),
  ),
  ...['--rz-accent-solid', '@layer resonanz']
    .filter((text) => !styles.includes(text))
    .map((text) => 'The styles lack ' + text),
];
for (const line of wrong) console.error(line);
process.exit(wrong.length > 0 ? 1 : 0);
`;

/** Builds the app with Vite in a folder where the packed packages are installed; gives what is wrong. */
export async function appProblem(folder: string): Promise<string> {
  const at = join(folder, 'app');
  mkdirSync(at, { recursive: true });
  writeFileSync(join(at, 'index.html'), page);
  writeFileSync(join(at, 'main.tsx'), app);
  writeFileSync(join(at, 'build.mjs'), builder);
  const { code, text } = await run(process.execPath, [join(at, 'build.mjs')], {
    cwd: at,
    env: { NODE_OPTIONS: '' },
    output: 'collect',
  });
  return code === 0 ? '' : `An app of Vite outside the workspace does not come out as it should:\n${text}\n`;
}
