import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { publishedInOrder } from './packages.ts';
import { readHouse } from './house.ts';
import { root } from './root.ts';
import { bin, run } from './run.ts';
const out = '/tmp/h-tgz';
mkdirSync(out, { recursive: true });
const newest = (folder: string): number => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((f) => f.isFile() && !/node_modules|dist/.test(f.parentPath)).reduce((m, f) => Math.max(m, statSync(join(f.parentPath, f.name)).mtimeMs), 0);
const only = process.argv.slice(2);
for (const one of publishedInOrder(readHouse(root))) {
  if (only.length && !only.includes(one.name)) continue;
  const cwd = join(root, one.folder);
  const src = newest(join(cwd, one.floor === 'contract' ? 'generated' : 'src'));
  const dist = existsSync(join(cwd, 'dist')) ? statSync(join(cwd, 'dist')).mtimeMs : 0;
  if (only.length || dist === 0 || (src > dist && ['client', 'widgets', 'patterns', 'tooling', 'contract'].includes(one.floor))) {
    const { code, text } = await run(bin('tsup'), [], { cwd, output: 'collect' });
    console.log('built', one.name, code, code ? text.slice(0, 1500) : '');
  }
  await run('pnpm', ['pack', '--pack-destination', out], { cwd, output: 'collect' });
}
