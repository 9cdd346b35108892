import { expect, test } from 'vitest';
import { contrastRatio, measureContrast } from './contrast.ts';

test('every documented pair of colours reaches its contrast', () => {
  expect(measureContrast().filter(({ passes }) => !passes)).toEqual([]);
});

test('the list of pairs is the documented one', () => {
  expect(measureContrast()).toHaveLength(414);
});

test('black on white is 21:1, in any order', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#FFFFFF', '#000000')).toBeCloseTo(21);
  expect(contrastRatio('#777777', '#777777')).toBe(1);
});

test('what is no opaque colour is an error', () => {
  expect(() => contrastRatio('rgb(0 0 0 / 0.5)', '#ffffff')).toThrow(TypeError);
  expect(() => contrastRatio('#000', '#ffffff')).toThrow('not #000');
});

test('another colour is measured in place of a token', () => {
  const short = measureContrast({ 'audience.brand.light.ink': '#ffd400' }).filter(({ passes }) => !passes);
  expect(new Set(short.map(({ foreground }) => foreground))).toEqual(new Set(['audience.brand.light.ink']));
  expect(short).toHaveLength(7);
});
