import { expect, test } from 'vitest';
import { minifyAgain } from './minifiedAgain.ts';

const code = [
  'function once(n) { const doubled = n * 2; return doubled + 1; }',
  'let calls = 0;',
  'export function answer() { calls += 1; return once(20) + calls; }',
  'export { calls };',
].join('\n');

test('what is used once stands where it is used, and a module does and offers the same as before', async () => {
  const short = await minifyAgain('answer.js', code);
  expect(short).not.toMatch(/once|doubled/);
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(short)}`)) as {
    answer: () => number;
    calls: number;
  };
  expect([module.answer(), module.answer(), module.calls]).toEqual([42, 43, 2]);
});

test('code that cannot be read is rejected', async () => {
  await expect(minifyAgain('broken.js', 'export const = 1;')).rejects.toThrow('Name expected');
});
