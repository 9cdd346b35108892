import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generatedFiles } from '../src/generated.ts';
import { root } from '../src/root.ts';
import { run } from '../src/run.ts';
import { giveUp, say } from '../src/say.ts';
import { component } from '../src/templates/component.ts';
import { feature } from '../src/templates/feature.ts';
import { widget } from '../src/templates/widget.ts';
import { wordsOf } from '../src/templates/words.ts';

const kinds = { component, widget, feature };
const [kind = '', name = ''] = process.argv.slice(2);
const words = wordsOf(name);
if (!(kind in kinds) || !words) giveUp('Say what and how it is called: npm run new component|widget|feature <name>');

const files = kinds[kind as keyof typeof kinds](words);
for (const path of files.keys())
  if (existsSync(join(root, path))) giveUp(`${path} exists already; nothing was written.`);
for (const [path, text] of files) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  say(path);
}
if (kind !== 'component') {
  const { code, text } = await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], {
    output: 'collect',
  });
  if (code !== 0) giveUp(`${text}\nThe new package could not be linked; the lines above say why.`);
  for (const [path, text] of await generatedFiles()) writeFileSync(join(root, path), text);
}
