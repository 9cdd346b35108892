import { build } from 'vite';
import { expect, test } from 'vitest';
import { firstChunks } from './firstChunks.ts';

const modules: Readonly<Record<string, string>> = {
  entry: 'export const open = () => Promise.all([import("frame"), import("dialog")]);',
  frame: 'export const frame = () => document.title;',
  dialog: 'export const dialog = () => document.body;',
};

test('the first chunk and the named ones ask, once minified, to be compiled at once, in their first line; others do not', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'modules',
        enforce: 'pre',
        resolveId: (id) => (id in modules ? id : null),
        load: (id) => modules[id] ?? null,
      },
      ...firstChunks(new Set(['frame'])),
    ],
    build: { write: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  });
  const chunks = [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((output) => output.type === 'chunk');
  const asking = chunks.filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n')).map(({ name }) => name);
  expect([asking.toSorted(), chunks.map(({ name }) => name).toSorted()]).toEqual([
    ['entry', 'frame'],
    ['dialog', 'entry', 'frame'],
  ]);
});
