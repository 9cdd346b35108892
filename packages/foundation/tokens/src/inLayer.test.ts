import { expect, test } from 'vitest';
import { inLayer } from './inLayer.ts';

test('a rule is put into the layer of that name, whole', () => {
  const rule = { color: 'red', '@media': { print: { color: 'black' } } };
  expect(inLayer('features')(rule)).toEqual({ '@layer': { 'resonanz.features': rule } });
});
